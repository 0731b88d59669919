// What a person sets for this browser, and how to go on playing on another one.
import { useState } from "preact/hooks";
import { LANGUAGES, speech, t, type Language } from "../core/i18n";
import { me } from "../core/account";
import { lobby, refusalOf } from "../core/net";
import { refusalText, type Refusal } from "../core/refusal";
import { useObservable } from "../core/observable";
import { address, router } from "../core/router";
import { settings, type Theme } from "../core/settings";
import { Note, Sheet } from "../parts/layers";
import { Qr } from "../parts/qr";

export function Switch({ label, hint, on, set }: { label: string; hint?: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <div class="opt">
      <b>{label}</b>
      {hint && <p>{hint}</p>}
      <div class="ctl">
        <button type="button" class="switch" role="switch" aria-checked={on} aria-label={label} onClick={() => set(!on)} />
      </div>
    </div>
  );
}

export function SettingsSheet() {
  useObservable(settings);
  useObservable(speech);
  const notices = async (on: boolean) => {
    if (on && "Notification" in window && Notification.permission !== "granted") on = (await Notification.requestPermission()) === "granted";
    settings.set("notices", on);
  };
  return (
    <Sheet title={t("settings")} class="menu">
      <label class="field">
        <span>{t("settings.language")}</span>
        <select class="input" value={speech.language} onChange={(event) => speech.choose(event.currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div class="field">
        <span>{t("settings.theme")}</span>
        <div class="seg" role="group" aria-label={t("settings.theme")}>
          {(["auto", "light", "dark"] satisfies Theme[]).map((theme) => (
            <button key={theme} type="button" aria-pressed={settings.theme === theme} onClick={() => settings.set("theme", theme)}>
              {t(`theme.${theme}`)}
            </button>
          ))}
        </div>
      </div>
      <div>
        <Switch label={t("settings.sound")} on={settings.sound} set={(on) => settings.set("sound", on)} />
        <Switch label={t("settings.notices")} hint={t("settings.notices.how")} on={settings.notices} set={(on) => void notices(on)} />
        <Switch label={t("settings.covered")} hint={t("settings.covered.how")} on={settings.covered} set={(on) => settings.set("covered", on)} />
        <Switch label={t("settings.keys")} hint={t("settings.keys.how")} on={settings.keys} set={(on) => settings.set("keys", on)} />
      </div>
      {me() && <button type="button" class="btn two small" onClick={() => router.lay("packs")}>{t("packs")}</button>}
      {me() && <SecondDevice />}
    </Sheet>
  );
}

/** A code with which another device becomes the same player. */
function SecondDevice() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Refusal | null>(null);
  const ask = () =>
    lobby.createDeviceCode({}).then(
      (answer) => setCode(answer.code),
      (error) => setProblem(refusalOf(error)),
    );
  if (problem) return <Note icon="close" tone="bad" title={refusalText(problem)} />;
  if (!code)
    return (
      <button type="button" class="btn two small" onClick={() => void ask()}>
        {t("device.ask")}
      </button>
    );
  return (
    <div class="invite">
      <div class="qrbox">
        <Qr text={address(`${router.place.screen === "r" ? `r/${router.place.id}` : ""}#link-${code}`)} label={t("device.qr")} />
      </div>
      <div>
        <p class="eyebrow">{t("device.code")}</p>
        <p class="roomcode small">{code}</p>
        <p class="hint left">{t("device.how")}</p>
      </div>
    </div>
  );
}
