import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceAnswer } from '#domain/plans/prices/new-prices.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useAdminId } from '#web/lib/session/admin-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { usePlanFailures } from '../failures.ts';
import { plansAreOnQuery } from '../queries.ts';
import { PriceGroup } from './price-group.tsx';
import { type AskedPrice, askedPricesQuery } from './queries.ts';
import { newPriceTexts } from './texts.ts';

/** The rows of one rise of a plan: everybody who was asked for the same price from the same day. */
function groupsOf(asked: readonly AskedPrice[]): [string, AskedPrice[]][] {
  const groups = new Map<string, AskedPrice[]>();
  for (const row of asked) {
    const key = `${row.planId} ${row.price} ${row.from}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups];
}

/** Who was asked to agree to a higher price, and what is written down of them (PLAN-5). Nothing while nobody is asked. */
export function NewPrices() {
  const texts = useTexts(newPriceTexts);
  const sdk = useSdk();
  const adminId = useAdminId();
  const queries = useQueryClient();
  const failed = usePlanFailures();
  const { data: isOn = false } = useQuery(plansAreOnQuery(sdk));
  const { data: asked = [] } = useQuery({ ...askedPricesQuery(sdk, adminId), enabled: isOn });
  const [busy, setBusy] = useState<string>();
  if (!isOn || asked.length === 0) return null;

  const answer = async (kind: PriceAnswer, rows: readonly AskedPrice[], key: string) => {
    const [first] = rows;
    if (busy !== undefined || !first) return;
    setBusy(key);
    try {
      const subscriptionIds = rows.flatMap((row) => row.subscriptionIds);
      const body = { answer: kind, price: first.price, subscriptionIds };
      const { left } = await sdk.call<{ left: number }>('post', 'plans/new-prices/answers', body);
      toast.success(texts.done[kind]);
      if (left > 0) toast.error(texts.left(left));
    } catch (error) {
      toast.error(failed(error));
    }
    await queries.invalidateQueries({ queryKey: ['mealSubscriptions'] });
    setBusy(undefined);
  };
  return (
    <div className="mb-5">
      <Panel title={texts.title}>
        <p className="mb-4 text-muted">{texts.lead}</p>
        <div className="grid gap-6">
          {groupsOf(asked).map(([key, rows]) => (
            <PriceGroup key={key} rows={rows} busy={busy} onAnswer={answer} />
          ))}
        </div>
      </Panel>
    </div>
  );
}
