import { RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { usualOrder } from '#domain/orders/known-customer.ts';
import { formatLines } from '#domain/orders/line.ts';
import { Money } from '#web/brand/money.tsx';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { PlacedOrder } from '#web/shared/orders/order-views.ts';
import type { KnownCustomer } from './queries.ts';
import { byPhoneTexts } from './texts.ts';

interface EarlierProps {
  label: string;
  order: PlacedOrder;
  button?: RefObject<HTMLButtonElement | null>;
  onTake: (order: PlacedOrder) => void;
}

function Earlier({ label, order, button, onTake }: EarlierProps) {
  const texts = useTexts(byPhoneTexts).customer;
  const { shortDate } = useDates();
  return (
    <button
      ref={button}
      type="button"
      onClick={() => onTake(order)}
      className="flex min-h-14 w-full items-center gap-3 rounded-control border border-edge bg-paper px-4 py-3 text-left transition-colors duration-150 hover:border-ink"
    >
      <RotateCcw className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{label}</span>
        <span className="sr-only">{`: ${texts.take(formatLines(order.lines))}`}</span>
        <span aria-hidden="true" className="block text-sm">
          {formatLines(order.lines)}
        </span>
        <span className="block text-muted text-sm">{shortDate(new Date(order.orderedOn))}</span>
      </span>
      <Money paise={order.bill.total} className="shrink-0 font-semibold" />
    </button>
  );
}

interface EarlierOrdersProps {
  customer: KnownCustomer;
  onTake: (order: PlacedOrder) => void;
  /** Called if the customer has not ordered yet, to move the focus on. */
  onNone: () => void;
}

/** Buttons that copy a known customer's usual order or a recent one. The first gets the focus when they appear. */
export function EarlierOrders({ customer, onTake, onNone }: EarlierOrdersProps) {
  const texts = useTexts(byPhoneTexts).customer;
  const first = useRef<HTMLButtonElement>(null);
  const none = useRef(onNone);
  const usual = usualOrder(customer.orders);
  const [last] = customer.orders;

  useEffect(() => {
    if (first.current) first.current.focus();
    else none.current();
  }, []);

  if (!usual || !last) return null;
  return (
    <div className="mt-4 grid gap-3 lg:grid-cols-2">
      <Earlier label={texts.usual} order={usual} button={first} onTake={onTake} />
      {last.id !== usual.id && <Earlier label={texts.last} order={last} onTake={onTake} />}
    </div>
  );
}
