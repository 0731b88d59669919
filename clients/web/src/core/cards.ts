// Cards: where their pictures are, and what is to be seen on them.
import { speech } from "./i18n";
import { BASE } from "./router";
import { Observable } from "./observable";

/** As the API names it, e.g. "cardSets/dream/cards/7". */
export const cardName = (card: string): string => `cardSets/${card.replace("/", "/cards/")}`;

/** And back: "dream/7". */
export const cardId = (name: string): string => name.replace(/^cardSets\//, "").replace("/cards/", "/");

export const picture = (card: string, size: "small" | "large"): string => `${BASE}cards/${card}/${size}.webp`;

class Descriptions extends Observable {
  #texts = new Map<string, string>();
  #asked = new Set<string>();

  /** What is to be seen, or nothing while it is not known; asks for the whole set of the card, so that asking tells nothing. */
  of(card: string): string {
    const set = card.split("/")[0] ?? "";
    const language = speech.language;
    const key = `${language}/${set}`;
    if (set && !this.#asked.has(key)) {
      this.#asked.add(key);
      void this.#load(set, language).catch(() => this.#asked.delete(key));
    }
    return this.#texts.get(`${language}/${card}`) ?? "";
  }

  async #load(set: string, language: string): Promise<void> {
    const { catalogue } = await import("./catalogue");
    let pageToken = "";
    do {
      const page = await catalogue.listCards({ parent: `cardSets/${set}`, pageSize: 500, pageToken, language });
      for (const { id, altText } of page.cards) this.#texts.set(`${language}/${id}`, altText);
      pageToken = page.nextPageToken;
    } while (pageToken);
    this.changed();
  }
}

export const descriptions = new Descriptions();
