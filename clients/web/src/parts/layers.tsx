// What lies over a screen: sheets with a title, notes under the top bar, said things for those who listen.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n";
import { router } from "../core/router";
import { Icon, type IconName } from "./marks";

const FOCUSABLE = "a[href],button:not([disabled]),input,textarea,select,[tabindex='0']";

const open: object[] = []; // what lies on top hears the keys

/** Keeps the focus inside, closes on Escape, gives the focus back afterwards. */
export function useDialog(close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const dialog = ref.current;
    const own = {};
    open.push(own);
    (dialog?.querySelector<HTMLElement>("[data-first]") ?? dialog?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
    const key = (event: KeyboardEvent) => {
      if (open.at(-1) !== own) return;
      if (event.key === "Escape") {
        event.stopPropagation();
        closing.current();
      }
      if (event.key !== "Tab" || !dialog) return;
      const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.offsetParent !== null);
      const edge = event.shiftKey ? all[0] : all.at(-1);
      if (document.activeElement === edge || !dialog.contains(document.activeElement)) {
        event.preventDefault();
        (event.shiftKey ? all.at(-1) : all[0])?.focus();
      }
    };
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("keydown", key, true);
      open.splice(open.indexOf(own), 1);
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

export function Sheet({ title, children, class: more = "", close = () => router.lift() }: { title: string; children: ComponentChildren; class?: string; close?: () => void }) {
  const ref = useDialog(close);
  return (
    <div class="veil" role="dialog" aria-modal="true" aria-label={title} ref={ref} onClick={(event) => event.target === event.currentTarget && close()}>
      <section class={`sheet aid ${more}`}>
        <div class="row">
          <h2 class="grow">{title}</h2>
          <button type="button" class="icon" aria-label={t("close")} onClick={close}>
            <Icon of="close" />
          </button>
        </div>
        {children}
      </section>
    </div>
  );
}

export function Note({ icon, title, children, tone = "", act }: { icon: IconName; title: ComponentChildren; children?: ComponentChildren; tone?: "" | "good" | "bad"; act?: { label: string; run: () => void } }) {
  return (
    <div class={`note ${tone}`} role="status">
      <Icon of={icon} />
      <div class="grow">
        <b>{title}</b>
        {children}
      </div>
      {act && (
        <button type="button" class="btn two small" onClick={act.run}>
          {act.label}
        </button>
      )}
    </div>
  );
}

/** A screen that says one thing: no such room, full, removed, still looking. */
export function StateCard({ icon, title, children, act }: { icon: IconName; title: ComponentChildren; children?: ComponentChildren; act?: { label: string; run: () => void } }) {
  return (
    <main class="narrow">
      <section class="statecard sheet" role="status">
        <span class="sic">
          <Icon of={icon} />
        </span>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
        {act && (
          <button type="button" class="btn small" onClick={act.run}>
            {act.label}
          </button>
        )}
      </section>
    </main>
  );
}

/** Said politely, or at once, to those who listen instead of look. */
export function Said({ text, urgent }: { text: string; urgent?: boolean }) {
  return (
    <p class="sr" role={urgent ? "alert" : "status"}>
      {text}
    </p>
  );
}
