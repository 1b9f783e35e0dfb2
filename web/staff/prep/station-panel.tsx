import type { ReactNode } from 'react';
import type { StationGroup } from '#domain/prep/groups.ts';
import { prepSheetTexts } from '#domain/prep/sheet-texts.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LikelyRow, NeedRow, SoonRow } from './need-row.tsx';
import { useNameOf } from './use-name-of.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="border-line border-b pb-1 font-sans font-semibold text-base text-warm">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

/** What one station cooks: now, by the time at which it must be ready, and what is likely besides. */
export function StationPanel({ group: { station, soon, times, likely } }: { group: StationGroup }) {
  const texts = useTexts(prepSheetTexts);
  const { timeOfDay } = useDates();
  const nameOf = useNameOf();
  const name = station ? nameOf(station) : texts.noStation;
  return (
    <section aria-label={name} className="rounded-card border border-line bg-paper p-4 shadow-soft">
      <h2 className="mb-2 text-xl">{name}</h2>
      <div className="grid gap-3">
        {soon.length > 0 && (
          <Part title={texts.soon}>
            {soon.map((need) => (
              <SoonRow key={need.key} need={need} />
            ))}
          </Part>
        )}
        {times.map(({ readyAt, needs }) => (
          <Part key={readyAt} title={texts.readyBy(timeOfDay(new Date(readyAt)))}>
            {needs.map((need) => (
              <NeedRow key={need.key} need={need} />
            ))}
          </Part>
        ))}
        {likely.length > 0 && (
          <Part title={texts.likely}>
            {likely.map((need) => (
              <LikelyRow key={`${need.kind} ${need.id}`} need={need} />
            ))}
          </Part>
        )}
      </div>
    </section>
  );
}
