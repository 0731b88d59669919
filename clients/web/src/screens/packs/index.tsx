// Card sets of one's own: the list, bringing one, looking after one.
import { useEffect, useState } from "preact/hooks";
import type { CardSet } from "../../gen/parlour/api/catalogue/v1/catalogue_service_pb";
import { catalogue } from "../../core/catalogue";
import { speech, t } from "../../core/i18n";
import { me } from "../../core/account";
import { refusalOf } from "../../core/net";
import { refusalText } from "../../core/refusal";
import { Note, useDialog } from "../../parts/layers";
import { Icon } from "../../parts/marks";
import { Scene, Shelf } from "../../parts/scene";
import "../../styles/packs.css";
import { BringPack } from "./bring";
import { PackList } from "./list";
import { OnePack } from "./one";

type Place = { at: "list" } | { at: "bring"; into?: CardSet } | { at: "one"; name: string };

/** `choose`: a set was made or added while somebody was choosing what to play with. */
export function PacksScreen({ close, choose }: { close: () => void; choose?: (name: string) => void }) {
  const [place, go] = useState<Place>({ at: "list" });
  const [sets, setSets] = useState<CardSet[] | null>(null);
  const [problem, setProblem] = useState("");
  const load = () =>
    catalogue.listCardSets({ pageSize: 200, language: speech.language }).then(
      (page) => setSets(page.cardSets.filter(({ builtIn }) => !builtIn)),
      (error: unknown) => setProblem(refusalText(refusalOf(error))),
    );
  useEffect(() => void load(), []);
  const back = () => {
    setProblem("");
    if (place.at === "list") close();
    else if (place.at === "bring" && place.into) go({ at: "one", name: place.into.name });
    else go({ at: "list" });
  };
  const dialog = useDialog(back);
  /** Does something that changes the sets; says what was refused. */
  const act = async (work: Promise<unknown>): Promise<boolean> => {
    setProblem("");
    try {
      await work;
      await load();
      return true;
    } catch (error) {
      setProblem(refusalText(refusalOf(error)));
      return false;
    }
  };
  const mine = sets?.filter(({ owner }) => owner === me()?.player) ?? [];
  const one = place.at === "one" ? mine.find(({ name }) => name === place.name) : undefined;
  const title = place.at === "bring" ? t(place.into ? "packs.more" : "packs.bring") : one ? one.title : t("packs");
  const problems = problem && <Note icon="close" tone="bad" title={problem} />;

  return (
    <div class="over" ref={dialog} role="dialog" aria-modal="true" aria-label={title}>
      <div class="game turn optsp packsp" data-screen={`packs-${place.at}`}>
        <Scene />
        <div class="top">
          <button type="button" class="icon" aria-label={t(place.at === "list" ? "close" : "back")} onClick={back}>
            <Icon of={place.at === "list" ? "close" : "back"} />
          </button>
          <span class="mid-t">
            <b><bdi>{title}</bdi></b>
          </span>
          <span class="icon" />
        </div>
        {place.at === "bring" ? (
          <BringPack
            into={place.into}
            done={(set) => {
              if (set && !place.into) choose?.(set.name);
              void load().then(() => go(set ? { at: "one", name: set.name } : { at: "list" }));
            }}
          />
        ) : one ? (
          <OnePack key={one.name} set={one} act={act} problems={problems} more={() => go({ at: "bring", into: one })} gone={() => go({ at: "list" })} />
        ) : (
          <>
            <div class="optp">
              {problems}
              <PackList mine={mine} others={sets?.filter((set) => !mine.includes(set)) ?? []} act={act} open={(name) => go({ at: "one", name })} choose={choose} />
            </div>
            <Shelf crest={1} laid>
              <button type="button" class="btn" onClick={() => go({ at: "bring" })}>
                <Icon of="up" />
                {t("packs.bring")}
              </button>
              <p class="hint">{t("packs.bring.how")}</p>
            </Shelf>
          </>
        )}
      </div>
    </div>
  );
}
