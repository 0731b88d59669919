// Pictures become cards: chosen, named, sent; and then what became of each.
import { useRef, useState } from "preact/hooks";
import { Purpose, type CardSet, type ImportedFile } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { t, tOr } from "../../core/i18n";
import { refusalOf } from "../../core/net";
import { refusalText } from "../../core/refusal";
import { bring, type Brought } from "../../core/packs";
import { settings } from "../../core/settings";
import { Note } from "../../parts/layers";
import { Icon } from "../../parts/marks";
import { Shelf } from "../../parts/scene";
import { SetFields, type Fields } from "./fields";

const TAKEN = "image/png,image/jpeg,image/webp,image/gif,image/avif,.zip,application/zip,.json";
const FOLDERS = "webkitdirectory" in HTMLInputElement.prototype && matchMedia("(hover:hover)").matches;

/** `into`: the set that is added to; otherwise a new one is made. */
export function BringPack({ into, done }: { into?: CardSet; done: (set: CardSet | undefined) => void }) {
  const [files, setFiles] = useState<File[]>([]);
  const [fields, setFields] = useState<Fields>({ title: "", description: "", language: "", author: settings.name, licence: "" });
  const [purpose, setPurpose] = useState(Purpose.DREAM);
  const [sent, setSent] = useState<number | null>(null);
  const [brought, setBrought] = useState<Brought | null>(null);
  const [problem, setProblem] = useState("");
  const ownTitle = useRef(false);

  const choose = (chosen: FileList | null | undefined) => {
    const all = [...(chosen ?? [])];
    if (!all.length) return;
    setProblem("");
    setFiles(all);
    const [first] = all;
    const folder = first!.webkitRelativePath.split("/")[0];
    if (!ownTitle.current) setFields({ ...fields, title: (folder ?? "").slice(0, 60) });
  };
  const packed = files.length === 1 && /\.zip$/i.test(files[0]!.name); // it may say its title itself
  const able = files.length > 0 && sent === null && (into !== undefined || packed || fields.title.trim() !== "");
  const send = async () => {
    setProblem("");
    setSent(0);
    try {
      setBrought(await bring(files, into ? { cardSet: into.name } : { ...trimmed(fields), purpose }, setSent));
    } catch (error) {
      // Its manifest, if it has one, says no title: then its name does.
      if (packed && !fields.title.trim() && refusalOf(error).fields.some(({ field }) => field.endsWith("title"))) setFields({ ...fields, title: files[0]!.name.replace(/\.zip$/i, "").slice(0, 60) });
      setProblem(refusalText(refusalOf(error)));
    }
    setSent(null);
  };

  if (brought) return <Outcome brought={brought} done={() => done(brought.set ?? into)} again={() => (setBrought(null), setFiles([]))} />;
  return (
    <>
      <div class="optp">
        {problem && <Note icon="close" tone="bad" title={problem} />}
        <section class="sheet drop" onDragOver={(event) => event.preventDefault()} onDrop={(event) => (event.preventDefault(), choose(event.dataTransfer?.files))}>
          <Icon of="up" />
          <p role="status">
            <b>{files.length ? t("packs.files", { n: files.length, size: megabytes(files) }) : t("packs.choose")}</b>
          </p>
          <p>{t("packs.limits")}</p>
          <div class="row">
            <FileButton label={t("packs.pictures")} choose={choose} />
            {FOLDERS && <FileButton label={t("packs.folder")} choose={choose} folder />}
          </div>
        </section>
        {!into && (
          <fieldset class="sheet packform" disabled={sent !== null}>
            <div class="field">
              <span>{t("packs.for")}</span>
              <div class="seg" role="group" aria-label={t("packs.for")}>
                {[Purpose.DREAM, Purpose.JINX].map((one) => (
                  <button key={one} type="button" aria-pressed={purpose === one} onClick={() => setPurpose(one)}>
                    {t(one === Purpose.DREAM ? "packs.for.dream" : "packs.for.jinx")}
                  </button>
                ))}
              </div>
            </div>
            <SetFields fields={fields} set={(next) => ((ownTitle.current ||= next.title !== fields.title), setFields(next))} optional={packed} />
          </fieldset>
        )}
      </div>
      <Shelf crest={1} laid>
        {sent === null ? (
          <button type="button" class="btn" disabled={!able} onClick={() => void send()}>{t(into ? "packs.send.more" : "packs.send")}</button>
        ) : (
          <div class="sending" role="status">
            <progress max={1} value={sent} aria-label={t("packs.sending")} />
            <p>{sent < 1 ? t("packs.sent", { n: Math.floor(sent * 100) }) : t("packs.looking")}</p>
          </div>
        )}
        <p class="hint">{t("packs.yours")}</p>
      </Shelf>
    </>
  );
}

function FileButton({ label, choose, folder }: { label: string; choose: (files: FileList | null) => void; folder?: boolean }) {
  return (
    <label class="btn two small filebtn">
      {label}
      <input type="file" multiple class="sr" {...(folder ? { webkitdirectory: true } : { accept: TAKEN })} onChange={(event) => choose(event.currentTarget.files)} />
    </label>
  );
}

const trimmed = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()])) as unknown as Fields;
const megabytes = (files: readonly File[]): string => (files.reduce((sum, { size }) => sum + size, 0) / 1_000_000).toFixed(1);

export const refusedWhy = ({ reason, message }: ImportedFile): string => tOr(`file.${reason}`, message || reason);

function Outcome({ brought, done, again }: { brought: Brought; done: () => void; again: () => void }) {
  const kept = brought.files.filter(({ card }) => card);
  const refused = brought.files.filter(({ card }) => !card);
  const changes = new Map<string, number>();
  for (const change of kept.flatMap((file) => file.changes)) changes.set(change, (changes.get(change) ?? 0) + 1);
  return (
    <>
      <div class="optp">
        <Note icon={kept.length ? "tick" : "close"} tone={kept.length ? "good" : "bad"} title={kept.length ? t("packs.kept", { n: kept.length }) : t("packs.nothing")}>
          {[...changes].map(([change, n]) => (
            <p key={change}>{tOr(`change.${change}`, change, { n })}</p>
          ))}
        </Note>
        {refused.length > 0 && (
          <section class="sheet packlist">
            <h2>{t("packs.refused", { n: refused.length })}</h2>
            <ul class="refused">
              {refused.map((file) => (
                <li key={file.path}>
                  <b><bdi>{file.path}</bdi></b>
                  <small>{refusedWhy(file)}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Shelf crest={1} laid>
        {kept.length ? (
          <button type="button" class="btn" data-first onClick={done}>{t("packs.see")}</button>
        ) : (
          <button type="button" class="btn" data-first onClick={again}>{t("packs.again")}</button>
        )}
      </Shelf>
    </>
  );
}
