import { useQuery } from '@tanstack/react-query';
import { Bike, PackageCheck, Tags } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isPacked } from '#domain/orders/statuses.ts';
import { packingGroups, roundKey, roundOf, roundsOf } from '#domain/packing/packing-list.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { mealTimeNamesQuery, type NamedMealTime } from '#web/shared/plans/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LabelsDialog } from './labels/labels-dialog.tsx';
import { PackGroup } from './pack-group.tsx';
import { PackOrderDialog } from './pack-order-dialog.tsx';
import type { PackOrder, PackRider } from './queries.ts';
import { Rounds } from './rounds.tsx';
import { Scan } from './scan.tsx';
import { ShareDialog } from './sharing/share-dialog.tsx';
import { sharingTexts } from './sharing/texts.ts';
import { toShare } from './sharing/use-shares.ts';
import { packingTexts } from './texts.ts';
import { usePacking } from './use-packing.ts';

/** A delivery sheet that is open. */
export interface OpenSheet {
  rider: string;
  orders: readonly PackOrder[];
}

interface PackingViewProps {
  /** The orders of the day. */
  orders: readonly PackOrder[];
  /** Whether the day is today, or is to come: then nothing is packed yet. */
  isToday: boolean;
  isAhead: boolean;
  riders: readonly PackRider[];
  /** The dialog with a rider's delivery sheet; null: none is open. */
  sheet: (open: OpenSheet | null, onClose: () => void) => ReactNode;
}

const NO_TIMES: NamedMealTime[] = [];

/** The packing list of a day by who takes the bags, with labels and delivery sheets (PACK-1). */
export function PackingView({ orders, isToday, isAhead, riders, sheet }: PackingViewProps) {
  const texts = useTexts(packingTexts);
  const sharing = useTexts(sharingTexts);
  const [search, setSearch] = useSearchParams();
  const [labels, setLabels] = useState<readonly PackOrder[] | null>(null);
  const [shares, setShares] = useState(false);
  const [openSheet, setSheet] = useState<OpenSheet | null>(null);
  const packing = usePacking();
  const { data: mealTimes = NO_TIMES } = useQuery(mealTimeNamesQuery(useSdk()));
  const nameOf = (id: string) => riders.find((rider) => rider.id === id)?.name || texts.riderWithoutName;
  const rounds = roundsOf(orders);
  const asked = search.get('round');
  const chosen = rounds.some(({ round }) => roundKey(round) === asked) ? asked : null;
  const shown = chosen === null ? orders : orders.filter((order) => roundKey(roundOf(order)) === chosen);
  const missing = shown.filter(({ status }) => !isPacked(status)).length;
  const unshared = toShare(shown).length;
  // Those who have everything come last.
  const groups = packingGroups(shown, nameOf);
  const sorted = [
    ...groups.filter((group) => group.missing.length > 0),
    ...groups.filter((group) => group.missing.length === 0),
  ];
  const change = (name: 'order' | 'round', value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const open = ({ id }: PackOrder) => change('order', id);
  return (
    <>
      {orders.length === 0 ? (
        <EmptyState
          picture={<PackageCheck className="size-14" aria-hidden="true" />}
          title={isToday ? texts.none.title : texts.none.otherDay}
        >
          {isAhead ? texts.none.ahead : texts.none.hint}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Rounds
            rounds={rounds}
            mealTimes={mealTimes}
            chosen={chosen}
            onChoose={(round) => change('round', round)}
          />
          <div className="flex flex-wrap items-end gap-3">
            <p role="status" className="mr-auto font-display font-bold text-2xl">
              {isAhead ? texts.toPack(shown.length) : texts.summary(missing, shown.length)}
            </p>
            {!isAhead && (
              <Scan orders={orders} onPack={(order) => void packing.pack([order])} onOpen={open} />
            )}
            {unshared > 1 && riders.length > 0 && (
              <Button variant="secondary" onClick={() => setShares(true)}>
                <Bike className="size-5" aria-hidden="true" />
                {sharing.open(unshared)}
              </Button>
            )}
            <Button variant="secondary" onClick={() => setLabels(shown)}>
              <Tags className="size-5" aria-hidden="true" />
              {texts.group.labels}
            </Button>
          </div>
          <div className="grid items-start gap-3 lg:grid-cols-2">
            {sorted.map((group) => (
              <PackGroup
                key={group.key}
                group={group}
                riders={riders}
                packing={packing}
                canPack={!isAhead}
                onOpen={open}
                onLabels={setLabels}
                onSheet={(rider, theirs) => setSheet({ rider, orders: theirs })}
              />
            ))}
          </div>
        </div>
      )}
      <PackOrderDialog
        orderId={search.get('order')}
        orders={orders}
        nameOf={nameOf}
        packing={packing}
        onLabel={(order) => setLabels([order])}
        onClose={() => change('order', null)}
      />
      <ShareDialog
        open={shares}
        count={unshared}
        orders={shown}
        riders={riders}
        packing={packing}
        onDone={() => setShares(false)}
      />
      <LabelsDialog orders={labels} nameOf={nameOf} onClose={() => setLabels(null)} />
      {sheet(openSheet, () => setSheet(null))}
    </>
  );
}
