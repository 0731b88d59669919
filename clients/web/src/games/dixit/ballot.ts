// What one chooses on the table before and after it is sent: votes, and in Party the storyteller's red token.
import { useEffect, useState } from "preact/hooks";
import { Phase } from "../../gen/parlour/api/games/dixit/v1/view_pb";
import { listed, t } from "../../core/i18n";
import type { Parts } from "./turn";

export type Ballot = ReturnType<typeof useBallot>;

export function useBallot({ ctx, kind, view, hand, send }: Parts) {
  const { me } = ctx.session;
  const party = ctx.game.options?.game.case === "party" ? ctx.game.options.game.value : undefined;
  const may = ctx.session.may("cast_vote") && view.phase === Phase.VOTE;
  const own = hand?.ownSlots ?? [];
  const ownAllowed = kind === "party" && party !== undefined && party.ownCardVote !== false;
  const redTeller = kind === "party" && me === (view.storyteller ?? 0);
  const greenToo = redTeller && Boolean(party?.storytellerGreen);
  const cast = hand?.votes ?? [];
  const castRed = hand?.red;
  const voted = view.voted.includes(me);
  const allowed = redTeller ? 1 : Math.max(1, view.votesAllowed);

  const [picked, pick] = useState<number[]>([]);
  const [red, setRed] = useState<number | undefined>(undefined);
  const [green, placeGreen] = useState(!redTeller);
  const [replaced, say] = useState("");
  useEffect(() => {
    if (cast.length) pick([...cast]);
    if (castRed !== undefined) setRed(castRed);
  }, [cast.join(), castRed]);

  const forbidden = (slot: number) => own.includes(slot) && !(ownAllowed && (!redTeller || green));
  const choose = (slot: number) => {
    if (!may || forbidden(slot)) return;
    say("");
    if (redTeller && !green) return setRed(slot === red ? undefined : slot);
    if (picked.includes(slot)) return pick(picked.filter((one) => one !== slot));
    if (picked.length >= allowed && allowed > 1) say(t("vote.replaced", { new: slot, old: picked[0]! }));
    pick([...picked, slot].slice(-allowed));
  };
  const same = picked.join() === [...cast].join() && red === castRed;
  const settled = voted && same;
  const ready = may && !settled && (redTeller ? red !== undefined && (!greenToo || picked.length > 0) : picked.length > 0);
  const vote = (slots = picked) =>
    send("vote", listed(slots.map(String)), { case: "castVote", value: { slots: redTeller && !greenToo ? [] : slots, red: redTeller ? red : undefined } });

  return {
    may, own, redTeller, greenToo, cast, castRed, voted, allowed, picked, red, green, placeGreen, replaced, forbidden, choose, settled, ready, vote,
    /** One vote, chosen and sent at once. */
    voteFor: (slot: number) => (pick([slot]), vote([slot])),
    chosen: (slot: number) => picked.includes(slot) || red === slot,
  };
}

/** What the main button says. */
export function ballotLabel({ redTeller, greenToo, red, picked, voted, settled }: Ballot): string {
  if (redTeller) {
    if (red === undefined) return t("party.red.pick");
    return greenToo ? t("party.redgreen", { red, green: picked[0] ?? "…" }) : t("party.red.do", { n: red });
  }
  if (!picked.length) return t("vote.pick");
  return t(voted && !settled ? "vote.instead" : "vote.do", { n: listed(picked.map(String)) });
}
