// A table of the administrator's page, which scrolls by itself.
import type { ComponentChildren } from "preact";

export function AdminTable({ title, count, heads, children }: { title: string; count: number; heads: string[]; children: ComponentChildren }) {
  return (
    <section class="sheet">
      <h2>
        {title} ({count})
      </h2>
      {count > 0 && (
        <div class="scroll" tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (head ? <th key={head} scope="col">{head}</th> : <td key="acts" />))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}

export const when = (time: { seconds: bigint } | undefined): string => (time ? new Date(Number(time.seconds) * 1000).toLocaleString() : "");
