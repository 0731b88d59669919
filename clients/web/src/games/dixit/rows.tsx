// The reveal of a turn of Dixit, Party or Team: who put what, who voted for what, and why each point.
import type { ComponentChildren } from "preact";
import type { Award } from "../../gen/parlour/api/common/v1/award_pb";
import type { Reveal, RevealedSlot } from "../../gen/parlour/api/games/dixit/v1/view_pb";
import { t, tr } from "../../core/i18n";
import { Card } from "../../parts/card";
import { Tok } from "../../parts/marks";
import { awardOf, nameOf, plainName, points, reasonText, Votes, type Ctx } from "../frame";

export type Kind = "dixit" | "party" | "team";

const voters = (reveal: Reveal): Set<number> => new Set(reveal.slots.flatMap(({ votes }) => votes));
export const findersOf = (reveal: Reveal): readonly number[] => reveal.slots.find(({ storytellers }) => storytellers)?.votes ?? [];

/** The card that the turn was about: the storyteller's, in Party the one that most chose. */
export function heroOf(reveal: Reveal, kind: Kind): RevealedSlot | undefined {
  if (kind !== "party") return reveal.slots.find(({ storytellers }) => storytellers);
  return [...reveal.slots].sort((a, b) => b.votes.length - a.votes.length)[0];
}

export function verdict(ctx: Ctx, reveal: Reveal, kind: Kind): { title: string; why: ComponentChildren } {
  const all = voters(reveal).size;
  if (kind === "party") {
    const hero = heroOf(reveal, kind);
    const red = reveal.slots.find((slot) => slot.red);
    return {
      title: t("party.top", { n: hero?.votes.length ?? 0, slot: hero?.slot ?? 0 }),
      why: red ? t(red === hero ? "party.spoilt" : "party.redlay", { slot: red.slot }) : t("party.nored"),
    };
  }
  const found = findersOf(reveal).length;
  const name = reveal.storyteller === ctx.session.me ? t("you") : plainName(ctx, reveal.storyteller);
  const key = all === 0 ? "reveal.silent" : found === 0 ? "reveal.none" : found === all ? "reveal.all" : "reveal.some";
  return {
    title: found === 0 ? t("found.nobody") : found === all ? t("found.all") : t("found.some", { n: found, m: all }),
    why: reveal.storyteller === ctx.session.me ? t(`${key}.you` as "reveal.some.you") : tr(key, { name }),
  };
}

function Reasons({ award }: { award: Award | undefined }) {
  return (
    <p class="rwhy">
      {award?.reasons.map(({ reason, points: worth, count }, index) => (
        <span key={index} class={`why1${worth ? "" : " nil"}`}>
          {reasonText(reason, count)} {worth !== 0 && <b>{points(worth)}</b>}
        </span>
      ))}
    </p>
  );
}

function Row({ ctx, reveal, seat, award, kind }: { ctx: Ctx; reveal: Reveal; seat: number; award: Award | undefined; kind: Kind }) {
  const put = reveal.slots.filter(({ owner }) => owner === seat);
  const given = reveal.slots.filter(({ votes }) => votes.includes(seat));
  const hit = (slot: RevealedSlot) => (kind === "party" ? slot === heroOf(reveal, kind) : slot.storytellers);
  return (
    <li class={`res${seat === ctx.session.me ? " me" : ""}`}>
      {put[0] ? <Card card={put[0].card} number={put[0].slot} sizes="44px" /> : <span />}
      <div class="rmid">
        <p class="rname">
          <Tok seat={seat} k={20} />
          <bdi>{nameOf(ctx, seat)}</bdi>
          {given.length > 0 && (
            <span class="voted">
              {t("voted")}{" "}
              {given.map((slot) => (
                <b key={slot.slot} class={`vn${hit(slot) ? " hit" : ""}`}>
                  {slot.slot}
                </b>
              ))}
            </span>
          )}
        </p>
        <Reasons award={award} />
      </div>
      <div class="got">
        {put.map((slot) => (
          <Votes key={slot.slot} ctx={ctx} seats={slot.votes} label="votes.got" />
        ))}
      </div>
      <b class={`pts${award?.points ? "" : " nil"}`}>{points(award?.points ?? 0)}</b>
    </li>
  );
}

export function DixitReveal({ ctx, reveal, awards, kind }: { ctx: Ctx; reveal: Reveal; awards: Award[]; kind: Kind }) {
  const hero = heroOf(reveal, kind);
  const { title, why } = verdict(ctx, reveal, kind);
  const told = awardOf(awards, reveal.storyteller);
  const party = kind === "party";
  const rows = ctx.game.seats
    .map(({ seat }) => ({ seat, award: awardOf(awards, seat) }))
    .filter(({ seat, award }) => (party || seat !== reveal.storyteller || seat === ctx.session.me) && (award || reveal.slots.some(({ owner }) => owner === seat)))
    .filter(({ seat }) => party || seat !== reveal.storyteller)
    .sort((a, b) => Number(b.seat === ctx.session.me) - Number(a.seat === ctx.session.me) || (b.award?.points ?? 0) - (a.award?.points ?? 0) || a.seat - b.seat);
  const n = reveal.slots.length;
  return (
    <>
      <section class="verdict">
        <div class="herocard">{hero && <Card card={hero.card} number={hero.slot} on sizes="30vw" />}</div>
        <div class="vtext">
          {!party && (
            <p class="who">
              <Tok seat={reveal.storyteller} k={20} />
              <span>{reveal.storyteller === ctx.session.me ? t("card.yours") : tr("card.whose", { name: plainName(ctx, reveal.storyteller) })}</span>
              <b class="pts">{points(told?.points ?? 0)}</b>
            </p>
          )}
          <h1>{title}</h1>
          {hero && <p class="finders"><Votes ctx={ctx} seats={hero.votes} k={26} label="found.by" /></p>}
          <p class="why">{why}</p>
        </div>
      </section>
      <section class={`rgrid n${n > 8 ? 12 : 6}`} aria-hidden="true">
        {reveal.slots.map((slot) => (
          <figure key={slot.slot} class={`rcard${slot === hero ? " win" : ""}`}>
            <Card card={slot.card} number={slot.slot} on={slot === hero} sizes="140px">
              {slot.red && <i class="redt redon" />}
            </Card>
            <figcaption>
              <Tok seat={slot.owner} k={20} />
              <bdi>{nameOf(ctx, slot.owner)}</bdi>
            </figcaption>
            <p class="vt">
              <Votes ctx={ctx} seats={slot.votes} k={22} label="votes.got" />
            </p>
          </figure>
        ))}
      </section>
      <ul class={`results${rows.length > 8 ? " many" : ""}`} tabIndex={0} aria-label={t("results")}>
        {rows.map(({ seat, award }) => (
          <Row key={seat} ctx={ctx} reveal={reveal} seat={seat} award={award} kind={kind} />
        ))}
      </ul>
    </>
  );
}
