import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { StationGroup } from './groups.ts';
import { NeedRow } from './need-row.tsx';
import { prepTexts } from './texts.ts';

/** What one station cooks, by the time at which it must be ready. */
export function StationPanel({ group: { station, times } }: { group: StationGroup }) {
  const texts = useTexts(prepTexts);
  const { timeOfDay } = useDates();
  const name = station?.name ?? texts.noStation;
  return (
    <section aria-label={name} className="rounded-card border border-line bg-paper p-4 shadow-soft">
      <h2 className="mb-2 text-xl">{name}</h2>
      <div className="grid gap-3">
        {times.map(({ readyAt, needs }) => (
          <section key={readyAt}>
            <h3 className="border-line border-b pb-1 font-sans font-semibold text-base text-warm">
              {texts.readyBy(timeOfDay(new Date(readyAt)))}
            </h3>
            <ul className="divide-y divide-line">
              {needs.map((need) => (
                <NeedRow key={need.key} need={need} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
