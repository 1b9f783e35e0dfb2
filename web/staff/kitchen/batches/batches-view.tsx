import { useQuery } from '@tanstack/react-query';
import { batchName } from '#domain/plans/batches.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { mealTimeNamesQuery, type NamedMealTime } from '#web/shared/plans/queries.ts';
import { kitchenTexts } from '../texts.ts';
import { BatchCard } from './batch-card.tsx';
import type { Batch } from './batches.ts';

const NO_NAMES: NamedMealTime[] = [];

interface BatchesProps {
  batches: readonly Batch[];
  busy: readonly string[];
  money: MoneyOfOrders;
}

/** The batches of the board, above its columns. */
export function Batches({ batches, busy, money }: BatchesProps) {
  const { batch: texts } = useTexts(kitchenTexts);
  const { timeZone } = useSiteSettings().shop;
  const { data: names = NO_NAMES } = useQuery({
    ...mealTimeNamesQuery(useSdk()),
    enabled: batches.length > 0,
  });
  if (batches.length === 0) return null;
  return (
    <section aria-label={texts.label} className="grid items-start gap-2 lg:grid-cols-2">
      {batches.map((batch) => (
        <BatchCard
          key={batch.key}
          batch={batch}
          name={batchName(names, batch.from, batch.until, timeZone)}
          busy={busy}
          money={money}
        />
      ))}
    </section>
  );
}
