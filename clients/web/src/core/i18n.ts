// Texts in the reader's language. Values are isolated, so that a name written from right to left turns nothing around.
import { h, type ComponentChildren } from "preact";
import english from "../i18n/en.json";
import { Observable } from "./observable";
import { read, write } from "./storage";

type Entry = string | { one: string; other: string };
type Catalogue = Record<string, Entry>;
export type Key = keyof typeof english;
export type Values = Record<string, string | number>;

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", es: "Español", pt: "Português" } as const;
export type Language = keyof typeof LANGUAGES;

const load: Record<Exclude<Language, "en">, () => Promise<{ default: unknown }>> = {
  fr: () => import("../i18n/fr.json"),
  de: () => import("../i18n/de.json"),
  es: () => import("../i18n/es.json"),
  pt: () => import("../i18n/pt.json"),
};

class Speech extends Observable {
  language: Language = "en";
  catalogue: Catalogue = english as Catalogue;
  plurals = new Intl.PluralRules("en");
  lists = new Intl.ListFormat("en", { type: "conjunction" });

  async speak(language: Language): Promise<void> {
    const found = language === "en" ? english : ((await load[language]()).default as Catalogue);
    this.language = language;
    this.catalogue = found as Catalogue;
    this.plurals = new Intl.PluralRules(language);
    this.lists = new Intl.ListFormat(language, { type: "conjunction" });
    document.documentElement.lang = language;
    this.changed();
  }

  choose(language: Language): void {
    write("language", language);
    void this.speak(language);
  }
}

export const speech = new Speech();

export function begin(): Promise<void> {
  const wished = [read<string>("language", ""), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const found = wished.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
  return speech.speak(found).catch(() => speech.speak("en"));
}

const BIDI = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const isolated = (value: string | number): string => (typeof value === "number" ? String(value) : `\u2068${value.replace(BIDI, "")}\u2069`);

function entry(key: string, values: Values): string | undefined {
  const found = speech.catalogue[key] ?? (english as Catalogue)[key];
  if (found === undefined || typeof found === "string") return found;
  return found[speech.plurals.select(Number(values.n)) === "one" ? "one" : "other"];
}

/** The text for places that take only text. */
export function t(key: Key, values: Values = {}): string {
  return filled(entry(key, values) ?? key, values);
}

/** The text of a key that may be missing, as for options that this page does not know yet. */
export function tOr(key: string, otherwise: string, values: Values = {}): string {
  return filled(entry(key, values) ?? otherwise, values);
}

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? isolated(values[name]!) : whole));
}

/** The text with its values as elements of their own. */
export function tr(key: Key, values: Values = {}): ComponentChildren {
  return (entry(key, values) ?? key).split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name && name in values ? h("bdi", null, values[name]) : part;
  });
}

/** "Ana, Bo and Lea", each name isolated. */
export const listed = (names: string[]): string => speech.lists.format(names.map(isolated));
export const listedNodes = (names: string[]): ComponentChildren =>
  speech.lists.formatToParts(names).map((part) => (part.type === "element" ? h("bdi", null, part.value) : part.value));
