import { Bike, ClipboardList, Navigation, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isOnTheWay } from '#domain/orders/statuses.ts';
import { useDates } from '#web/lib/dates.ts';
import { useLostSince } from '#web/lib/live/connection.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useNow } from '#web/lib/use-now.ts';
import type { MoneyOfOrders } from '#web/shared/orders/settled.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { CashAtHand } from './balance-cash/balance-cash.tsx';
import { type Delivery, type DuePayment, MOST_STOPS, wayAlong, wayTo } from './delivery.ts';
import { DeliveryCard } from './delivery-card.tsx';
import { useTours } from './positions.ts';
import { SheetDialog } from './sheet/sheet-dialog.tsx';
import { StopOrder, StopsDialog } from './stops/stops-dialog.tsx';
import { deliveryTexts } from './texts.ts';
import { useRiderActions } from './use-rider-actions.ts';

/** The vibration pattern for a new order, in milliseconds. */
const BUZZ = [200, 100, 200];

/** Announces orders that appear while the page is open. Phones also vibrate, once the page has been touched. */
function useNewDeliveries(deliveries: readonly Delivery[]): void {
  const { news } = useTexts(deliveryTexts);
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...deliveries.map(({ id }) => id)]);
    const fresh = before ? deliveries.filter(({ id }) => !before.has(id)) : [];
    for (const { number } of fresh) toast.info(news(number));
    if (fresh.length > 0 && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  }, [deliveries, news]);
}

interface GroupProps {
  name: keyof typeof deliveryTexts.groups;
  deliveries: readonly Delivery[];
  card: (delivery: Delivery) => React.ReactNode;
  /** What stands beside the heading. */
  action?: React.ReactNode;
  /** In which order they are, if there are several. */
  order?: React.ReactNode;
  /** Whether the maps app can be opened with all of them. */
  hasWay?: boolean;
}

function Group({ name, deliveries, card, action, order, hasWay = false }: GroupProps) {
  const { groups, sorted, wayAlong: way } = useTexts(deliveryTexts);
  if (deliveries.length === 0) return null;
  const goals = hasWay ? deliveries.filter((delivery) => wayTo(delivery)) : [];
  return (
    <section aria-labelledby={`deliveries-${name}`} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-4">
        <h2 id={`deliveries-${name}`} className="flex items-center gap-2 text-xl">
          {groups[name]}
          <span className="min-w-8 rounded-full bg-ink/10 px-2 py-0.5 text-center text-base tabular-nums leading-tight">
            {deliveries.length}
          </span>
        </h2>
        <div className="-my-2 ml-auto flex items-center gap-1">
          {action}
          {goals.length > 1 && (
            <AnchorButton
              variant="secondary"
              href={wayAlong(goals)}
              target="_blank"
              rel="noreferrer"
              aria-label={way(Math.min(goals.length, MOST_STOPS))}
              className="size-11 p-0"
            >
              <Navigation className="size-5" aria-hidden="true" />
            </AnchorButton>
          )}
        </div>
      </div>
      {deliveries.length > 1 && <p className="-mt-2 -mb-2 text-muted text-sm">{order ?? sorted}</p>}
      <div className="grid items-start gap-2 md:grid-cols-2 xl:grid-cols-3">{deliveries.map(card)}</div>
    </section>
  );
}

interface DeliveriesProps {
  riderId: string;
  riderName: string;
  own: readonly Delivery[];
  free: readonly Delivery[];
  due: readonly DuePayment[];
  /** What is paid for each of their own orders. */
  money: MoneyOfOrders;
  /** When they were loaded, in milliseconds. */
  asOf: number;
}

/** A rider's orders: those on the way, those to pick up, and those without a rider. */
export function Deliveries({ riderId, riderName, own, free, due, money, asOf }: DeliveriesProps) {
  const texts = useTexts(deliveryTexts);
  const { timeOfDay } = useDates();
  const now = useNow(asOf);
  const acts = useRiderActions(riderId);
  const lostSince = useLostSince();
  const all = [...own, ...free];
  useNewDeliveries(all);
  const tours = useTours(all);
  const sorted = tours.inOrder(own);
  const out = sorted.filter(({ status }) => isOnTheWay(status));
  const [showsSheet, showSheet] = useState(false);
  const [movesStops, moveStops] = useState(false);
  const order = <StopOrder stops={own} onMove={() => moveStops(true)} />;
  // Beside the first heading: after fifteen orders nobody would find it.
  const openSheet = own.length > 1 && (
    <Button variant="quiet" className="-my-1 px-3!" onClick={() => showSheet(true)}>
      <ClipboardList className="size-5" aria-hidden="true" />
      {texts.sheet.open}
    </Button>
  );
  const card = (isFree: boolean) => (delivery: Delivery) => (
    <DeliveryCard
      key={delivery.id}
      delivery={delivery}
      free={isFree}
      due={due.filter(({ orderId }) => orderId === delivery.id)}
      money={money[delivery.id]}
      metres={tours.metresTo(delivery)}
      now={now}
      acts={acts}
    />
  );
  return (
    <div className="grid gap-6">
      {lostSince !== null && (
        <p
          role="alert"
          className="flex items-center gap-3 rounded-control bg-chilli px-4 py-3 font-semibold text-white"
        >
          <WifiOff className="size-6 shrink-0" aria-hidden="true" />
          {texts.lost(timeOfDay(new Date(lostSince)))}
        </p>
      )}
      {all.length === 0 && (
        <EmptyState picture={<Bike className="size-14" aria-hidden="true" />} title={texts.none.title}>
          {texts.none.hint}
        </EmptyState>
      )}
      <Group
        name="out"
        deliveries={out}
        card={card(false)}
        action={out.length > 0 && openSheet}
        order={order}
        hasWay
      />
      <Group
        name="toPickUp"
        deliveries={sorted.filter(({ status }) => !isOnTheWay(status))}
        card={card(false)}
        action={out.length === 0 && openSheet}
        order={order}
      />
      <Group name="free" deliveries={tours.inOrder(free)} card={card(true)} />
      <CashAtHand riderId={riderId} />
      <StopsDialog open={movesStops} onClose={() => moveStops(false)} stops={sorted} />
      <SheetDialog
        rider={riderName}
        orders={showsSheet ? own : null}
        userId={riderId}
        onClose={() => showSheet(false)}
      />
    </div>
  );
}
