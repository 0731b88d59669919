// One set of one's own: its words, who may use it, its cards.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { create } from "@bufbuild/protobuf";
import { CardSetSchema, Publication, type Card, type CardSet } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { catalogue } from "../../core/catalogue";
import { t } from "../../core/i18n";
import { takeAway } from "../../core/packs";
import { Note } from "../../parts/layers";
import { Icon } from "../../parts/marks";
import { Shelf } from "../../parts/scene";
import { Switch } from "../settings";
import { CardEditor } from "./card";
import { SetFields, type Fields } from "./fields";
import { stateOf } from "./list";
import { picture } from "../../core/cards";

const NAMES = ["title", "description", "language", "author", "licence"] as const;

interface OnePackProps {
  set: CardSet;
  act: (work: Promise<unknown>) => Promise<boolean>;
  problems: ComponentChildren;
  more: () => void;
  gone: () => void;
}

export function OnePack({ set, act, problems, more, gone }: OnePackProps) {
  const [cards, setCards] = useState<Card[]>([]);
  const [fields, setFields] = useState<Fields>(() => fieldsOf(set));
  const [editing, edit] = useState<Card | null>(null);
  const [sure, setSure] = useState(false);
  const [copied, setCopied] = useState(false);
  const load = () => catalogue.listCards({ parent: set.name, pageSize: 500, language: set.language }).then((page) => setCards(page.cards), () => undefined);
  useEffect(() => void load(), [set.cardCount]);
  const changed = NAMES.filter((name) => fields[name].trim() !== set[name]);
  const change = (values: Partial<Record<string, unknown>>) =>
    act(catalogue.updateCardSet({ cardSet: create(CardSetSchema, { name: set.name, ...values }), updateMask: { paths: Object.keys(values) } }));
  const asked = set.publication === Publication.ASKED || set.publication === Publication.PUBLIC;

  return (
    <>
      <div class="optp">
        {problems}
        <section class="sheet opts">
          <Switch label={t("packs.share")} hint={t("packs.share.how")} on={set.shared} set={(shared) => void change({ shared }).then(() => setCopied(false))} />
          {set.shared && (
            <div class="opt sharecode">
              <b class="roomcode small">{set.shareCode}</b>
              <div class="ctl">
                <button type="button" class="btn two small" onClick={() => void navigator.clipboard?.writeText(set.shareCode).then(() => setCopied(true), () => undefined)}>{t(copied ? "packs.copied" : "packs.copy")}</button>
              </div>
            </div>
          )}
          <Switch
            label={t("packs.publish")}
            hint={set.publication === Publication.DECLINED ? t("packs.declined") : asked ? stateOf(set) : t("packs.publish.how")}
            on={asked}
            set={(on) => void change({ publication: on ? Publication.ASKED : Publication.UNSPECIFIED })}
          />
        </section>
        <form class="sheet packform" onSubmit={(event) => (event.preventDefault(), void change(Object.fromEntries(changed.map((name) => [name, fields[name].trim()]))))}>
          <SetFields fields={fields} set={setFields} />
          <button class="btn two small" disabled={!changed.length || !fields.title.trim()}>{t("packs.save")}</button>
        </form>
        <section class="sheet packlist" aria-label={t("packs.cards")}>
          <h2>{t("cards.n", { n: set.cardCount })}</h2>
          <p>{t("packs.cards.how")}</p>
          <ul class="packcards">
            {cards.map((card) => (
              <li key={card.id}>
                <button type="button" aria-label={card.altText || t("card.n", { n: card.id.split("/")[1]! })} onClick={() => edit(card)}>
                  <img src={picture(card.id, "small")} alt="" loading="lazy" />
                  {!card.altText && <span class="untold" title={t("packs.untold")}>?</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section class="sheet packlist">
          <div class="menuacts">
            <button type="button" class="btn two small" onClick={() => void act(takeAway(set))}>{t("packs.export")}</button>
            <button type="button" class="btn two small danger" onClick={() => setSure(true)}>
              <Icon of="bin" />
              {t("packs.delete")}
            </button>
          </div>
          {sure && (
            <Note icon="help" title={t("packs.delete.sure", { title: set.title })} act={{ label: t("packs.delete"), run: () => void act(catalogue.deleteCardSet({ name: set.name })).then((done) => done && gone()) }}>
              {t("packs.delete.how")}
            </Note>
          )}
        </section>
      </div>
      <Shelf crest={1} laid>
        <button type="button" class="btn" onClick={more}>
          <Icon of="up" />
          {t("packs.more")}
        </button>
      </Shelf>
      {editing && (
        <CardEditor
          card={editing}
          close={() => edit(null)}
          save={(altText) => void act(catalogue.updateCardSet({ cardSet: { name: set.name }, texts: [{ card: editing.name, altText, tags: editing.tags }] })).then(load).then(() => edit(null))}
          remove={() => void act(catalogue.updateCardSet({ cardSet: { name: set.name }, removeCards: [editing.name] })).then(load).then(() => edit(null))}
        />
      )}
    </>
  );
}

const fieldsOf = ({ title, description, language, author, licence }: CardSet): Fields => ({ title, description, language, author, licence });
