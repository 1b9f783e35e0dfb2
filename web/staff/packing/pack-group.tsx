import { Bike, ChevronDown, ClipboardList, ShoppingBag, Tags } from 'lucide-react';
import type { PackingGroup } from '#domain/packing/packing-list.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PackRow } from './pack-row.tsx';
import type { PackOrder, PackRider } from './queries.ts';
import { packingTexts } from './texts.ts';
import { canBePacked, mustRead, type Packing } from './use-packing.ts';

interface PackGroupProps {
  group: PackingGroup<PackOrder>;
  riders: readonly PackRider[];
  packing: Packing;
  /** Whether bags can be marked: not those of a day to come. */
  canPack: boolean;
  onOpen: (order: PackOrder) => void;
  onLabels: (orders: readonly PackOrder[]) => void;
  onSheet: (name: string, orders: readonly PackOrder[]) => void;
}

interface GiveProps {
  orders: readonly PackOrder[];
  area: string;
  riders: readonly PackRider[];
  onGive: (rider: PackRider) => void;
}

/** Gives all orders of an area to a rider. */
function Give({ orders, area, riders, onGive }: GiveProps) {
  const { group: texts, riderWithoutName } = useTexts(packingTexts);
  return (
    <label className="relative flex min-w-0 items-center">
      <span className="sr-only">{texts.giveLabel(area)}</span>
      <Bike className="pointer-events-none absolute left-3 size-5 text-muted" aria-hidden="true" />
      <select
        value=""
        onChange={(event) => {
          const rider = riders.find(({ id }) => id === event.target.value);
          if (rider) onGive(rider);
        }}
        className="min-h-11 w-full appearance-none truncate rounded-control border border-edge bg-paper pr-9 pl-10 font-semibold hover:border-ink"
      >
        <option value="">{texts.give(orders.length)}</option>
        {riders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name || riderWithoutName}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 size-5 text-muted" aria-hidden="true" />
    </label>
  );
}

/** Orders by their pincodes, the one with most orders first. */
function byPincode(orders: readonly PackOrder[]): [number | null, PackOrder[]][] {
  const areas = new Map<number | null, PackOrder[]>();
  for (const order of orders) areas.set(order.pincode, [...(areas.get(order.pincode) ?? []), order]);
  return [...areas].sort(([, one], [, other]) => other.length - one.length);
}

function Rows({
  orders,
  packing,
  canPack,
  onOpen,
}: Pick<PackGroupProps, 'packing' | 'canPack' | 'onOpen'> & { orders: readonly PackOrder[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-6">
      {orders.map((order) => (
        <PackRow
          key={order.id}
          order={order}
          busy={packing.busy.includes(order.id)}
          canPack={canPack}
          onPack={(packed, seen) => void packing.pack([packed], seen)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** What one rider takes, what has no rider yet, or what is fetched: what is missing first. */
export function PackGroup({ group, riders, packing, canPack, onOpen, onLabels, onSheet }: PackGroupProps) {
  const { group: texts, riderWithoutName } = useTexts(packingTexts);
  const { missing, packed } = group;
  const all = [...missing, ...packed];
  const isNobody = group.for === 'nobody';
  const riderId = typeof group.for === 'string' ? null : group.for.rider;
  const rider = riders.find(({ id }) => id === riderId);
  const name = riderId === null ? (isNobody ? texts.nobody : texts.pickup) : rider?.name || riderWithoutName;
  const Icon = group.for === 'pickup' ? ShoppingBag : Bike;
  const heading = `group-${group.key.replaceAll(' ', '-')}`;
  const ready = missing.filter((order) => canBePacked(order) && !mustRead(order));
  return (
    <section
      aria-labelledby={heading}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-edge bg-paper p-3 shadow-soft only:col-span-full"
    >
      <header className="flex flex-wrap items-center gap-2">
        <Icon className="size-6 shrink-0" aria-hidden="true" />
        <h2 id={heading} className="wrap-anywhere mr-auto min-w-0 text-xl">
          {name}
          <span
            className={`ml-2 rounded-full px-2.5 py-0.5 font-sans font-semibold text-sm tabular-nums ${missing.length > 0 ? 'bg-turmeric text-on-turmeric' : 'bg-ink/8 text-good'}`}
          >
            {canPack ? (missing.length > 0 ? texts.missing(missing.length) : texts.done) : all.length}
          </span>
        </h2>
        {canPack && ready.length > 1 && (
          <Button
            variant="secondary"
            className="px-3!"
            aria-label={texts.packAllLabel(name)}
            onClick={() => void packing.pack(ready)}
          >
            {texts.packAll}
          </Button>
        )}
        <Button
          variant="secondary"
          className="px-3!"
          aria-label={texts.labelsOf(name)}
          onClick={() => onLabels(all)}
        >
          <Tags className="size-5" aria-hidden="true" />
          {texts.labels}
        </Button>
        {riderId !== null && (
          <Button
            variant="secondary"
            className="px-3!"
            aria-label={texts.sheetOf(name)}
            onClick={() => onSheet(name, all)}
          >
            <ClipboardList className="size-5" aria-hidden="true" />
            {texts.sheet}
          </Button>
        )}
      </header>
      {isNobody ? (
        byPincode(missing).map(([pincode, orders]) => {
          const area = pincode === null ? texts.noArea : `${pincode}`;
          return (
            <div key={area}>
              <div className="flex flex-wrap items-center gap-2 border-line border-t pt-2">
                <h3 className="mr-auto font-sans font-semibold tabular-nums">{area}</h3>
                {riders.length > 0 && (
                  <Give
                    orders={orders}
                    area={area}
                    riders={riders}
                    onGive={(chosen) => void packing.give(orders, chosen)}
                  />
                )}
              </div>
              <Rows orders={orders} {...{ packing, canPack, onOpen }} />
            </div>
          );
        })
      ) : (
        <Rows orders={missing} {...{ packing, canPack, onOpen }} />
      )}
      {packed.length > 0 && (
        <details className="group border-line border-t">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            {texts.packed(packed.length)}
            <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
          </summary>
          <Rows orders={packed} {...{ packing, canPack, onOpen }} />
        </details>
      )}
    </section>
  );
}
