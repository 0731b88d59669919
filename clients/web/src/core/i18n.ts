// Texts in the reader's language. Values are isolated, so that a name written from right to left turns nothing around.
import { h, type ComponentChildren } from "preact";
import type english from "../i18n/en.json";
import de from "../i18n/de.json?door";
import en from "../i18n/en.json?door";
import es from "../i18n/es.json?door";
import fr from "../i18n/fr.json?door";
import pt from "../i18n/pt.json?door";
import { Observable } from "./observable";
import { read, write } from "./storage";

type Entry = string | { one: string; other: string };
type Catalogue = Record<string, Entry>;
export type Key = keyof typeof english;
export type Values = Record<string, string | number>;

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", es: "Español", pt: "Português" } as const;
export type Language = keyof typeof LANGUAGES;

// The few words of the first screens come with the page in every language: nobody waits for them.
const DOORS: Record<Language, Catalogue> = { en, fr, de, es, pt };
const TABLES: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import("../i18n/en.json?table"),
  fr: () => import("../i18n/fr.json?table"),
  de: () => import("../i18n/de.json?table"),
  es: () => import("../i18n/es.json?table"),
  pt: () => import("../i18n/pt.json?table"),
};

// A catalogue in one of these turns the whole page around: all its layout is in terms of start and end.
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur"]);
/** Whether "on" is to the left. */
export const mirrored = (): boolean => document.documentElement.dir === "rtl";

class Speech extends Observable {
  language: Language = "en";
  catalogue: Catalogue = en;
  plurals = new Intl.PluralRules("en");
  lists = new Intl.ListFormat("en", { type: "conjunction" });

  /** Whether screens beyond the first ones are shown. */
  #whole = false;

  async speak(language: Language): Promise<void> {
    const table = this.#whole ? (await TABLES[language]()).default : {};
    this.#take(language, { ...DOORS[language], ...table });
  }

  /** With the words of the first screens. */
  begin(): void {
    const wished = [read<string>("language", ""), ...navigator.languages.map((tag) => tag.slice(0, 2))];
    const language = wished.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
    this.#take(language, DOORS[language]);
  }

  #take(language: Language, catalogue: Catalogue): void {
    this.language = language;
    this.catalogue = catalogue;
    this.plurals = new Intl.PluralRules(language);
    this.lists = new Intl.ListFormat(language, { type: "conjunction" });
    document.documentElement.lang = language;
    document.documentElement.dir = RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
    this.changed();
  }

  /** The words of all other screens. */
  async whole(): Promise<void> {
    if (this.#whole) return;
    const { language } = this;
    const { default: table } = await TABLES[language]();
    this.#whole = true;
    if (language === this.language) this.catalogue = { ...this.catalogue, ...table };
    else await this.speak(this.language); // another was chosen meanwhile
  }

  choose(language: Language): void {
    write("language", language);
    void this.speak(language);
  }
}

export const speech = new Speech();

const BIDI = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const isolated = (value: string | number): string => (typeof value === "number" ? String(value) : `\u2068${value.replace(BIDI, "")}\u2069`);

function entry(key: string, values: Values): string | undefined {
  const found = speech.catalogue[key];
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
