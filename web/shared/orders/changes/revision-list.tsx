import { formatLines } from '#domain/orders/line.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { Revision } from './queries.ts';
import { orderChangeTexts } from './texts.tsx';

/** The revisions of an order; nothing for an order that was never changed. */
export function RevisionList({ revisions }: { revisions: readonly Revision[] }) {
  const { revisions: texts } = useTexts(orderChangeTexts);
  const { timeOfDay } = useDates();
  if (revisions.length === 0) return null;
  return (
    <section aria-label={texts.label} className="mt-5 border-line border-t pt-4">
      <h3 className="text-base">{texts.label}</h3>
      <ol className="mt-2 grid gap-3">
        {revisions.map(({ revision, lines, total, createdAt }) => (
          <li key={revision} className="text-sm">
            <p className="flex justify-between gap-4 font-semibold">
              <span>{revision === 1 ? texts.placed : texts.changed(timeOfDay(new Date(createdAt)))}</span>
              <Money paise={total} />
            </p>
            <p className="wrap-anywhere text-muted">{formatLines(lines)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
