// A card in its paper frame.
import type { ComponentChildren } from "preact";
import { descriptions, picture } from "../core/cards";
import { t } from "../core/i18n";
import { useObservable } from "../core/observable";
import { Icon } from "./marks";

export function Picture({ card, sizes, alt, lazy }: { card: string; sizes: string; alt?: string; lazy?: boolean }) {
  useObservable(descriptions);
  return (
    <img
      src={picture(card, "large")}
      srcset={`${picture(card, "small")} 160w, ${picture(card, "large")} 600w`}
      sizes={sizes}
      alt={alt ?? descriptions.of(card)}
      decoding="async"
      loading={lazy ? "lazy" : undefined}
      draggable={false}
    />
  );
}

interface CardProps {
  card: string;
  number?: number;
  /** How wide it is shown, for choosing the picture. */
  sizes?: string;
  on?: boolean;
  /** Faded, with the word "yours". */
  mine?: boolean;
  /** The word "yours", not faded: it may be chosen all the same. */
  own?: boolean;
  square?: boolean;
  /** One of very many: fetched when it comes into view, so that calls are not kept waiting behind pictures. */
  lazy?: boolean;
  class?: string;
  alt?: string;
  children?: ComponentChildren;
}

const classes = ({ on, mine, own, square, class: more }: CardProps): string =>
  ["card", on && "on", mine && "mine", own && "own", square && "sq", more].filter(Boolean).join(" ");

function Inside(props: CardProps) {
  return (
    <>
      <Picture card={props.card} sizes={props.sizes ?? "120px"} alt={props.alt} lazy={props.lazy} />
      {props.number !== undefined && <span class="num">{props.number}</span>}
      {props.on && (
        <span class="tick">
          <Icon of="tick" />
        </span>
      )}
      {props.children}
    </>
  );
}

/** To look at. */
export function Card(props: CardProps) {
  return (
    <div class={classes(props)} data-mine={props.mine || props.own ? t("yours") : undefined}>
      <Inside {...props} />
    </div>
  );
}

interface Acts {
  tabIndex?: number;
  onClick?: (event: MouseEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerUp?: (event: PointerEvent) => void;
  onPointerCancel?: () => void;
}

/** To act on. `label` says which one it is; what is to be seen comes from the picture. */
export function CardButton({ label, acts, pressed, disabled, ...props }: CardProps & { label: string; acts: Acts; pressed?: boolean; disabled?: boolean }) {
  const seen = useObservable(descriptions).of(props.card);
  return (
    <button
      type="button"
      class={classes(props)}
      data-mine={props.mine || props.own ? t("yours") : undefined}
      aria-label={seen ? `${label}. ${seen}` : label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      {...acts}
    >
      <Inside {...props} alt="" />
    </button>
  );
}

export function Back() {
  return (
    <svg viewBox="0 0 120 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="180" fill="#2A2350" />
      <path d="M0 130C25 112 45 116 66 128S104 142 120 124V180H0Z" fill="#3A3163" />
      <path d="M0 152C30 136 62 150 82 154S110 152 120 144V180H0Z" fill="#1D1938" />
      <path d="M66 52a24 24 0 1 0 17 37 20 20 0 0 1-17-37Z" fill="#FFEFC4" />
      <g fill="#FFF1CC">
        <circle cx="24" cy="30" r="1.6" />
        <circle cx="96" cy="24" r="2" />
        <circle cx="100" cy="66" r="1.3" />
        <circle cx="20" cy="74" r="1.2" />
        <circle cx="44" cy="18" r="1.2" />
      </g>
      <rect x="5" y="5" width="110" height="170" rx="6" fill="none" stroke="#FFC663" stroke-opacity=".5" />
    </svg>
  );
}
