// What stands on a set: title, language, author, licence.
import { LANGUAGES, t } from "../../core/i18n";

export interface Fields {
  title: string;
  description: string;
  language: string;
  author: string;
  licence: string;
}

const LICENCES = ["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "CC-BY-NC-4.0"];

/** `optional`: the title may be left to the manifest. */
export function SetFields({ fields, set, optional }: { fields: Fields; set: (fields: Fields) => void; optional?: boolean }) {
  const text = (name: keyof Fields) => ({ value: fields[name], onInput: (event: Event) => set({ ...fields, [name]: (event.currentTarget as HTMLInputElement).value }) });
  const languages: Record<string, string> = { "": t("packs.language.none"), ...LANGUAGES };
  if (!(fields.language in languages)) languages[fields.language] = fields.language;
  return (
    <>
      <label class="field">
        <span>{t("packs.title")}</span>
        <input class="input" dir="auto" maxLength={60} required={!optional} {...text("title")} />
      </label>
      <label class="field">
        <span>{t("packs.description")}</span>
        <textarea class="input" dir="auto" rows={2} maxLength={300} {...text("description")} />
      </label>
      <div class="two-up">
        <label class="field">
          <span>{t("packs.author")}</span>
          <input class="input" dir="auto" maxLength={100} {...text("author")} />
        </label>
        <label class="field">
          <span>{t("packs.licence")}</span>
          <input class="input" maxLength={100} list="licences" placeholder="CC-BY-4.0" {...text("licence")} />
          <datalist id="licences">{LICENCES.map((one) => <option key={one} value={one} />)}</datalist>
        </label>
        <label class="field">
          <span>{t("settings.language")}</span>
          <select class="input" value={fields.language} onChange={(event) => set({ ...fields, language: event.currentTarget.value })}>
            {Object.entries(languages).map(([code, name]) => (
              <option key={code} value={code} lang={code || undefined}>{name}</option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
