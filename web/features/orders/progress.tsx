import { Bike, Check, CookingPot, House, ReceiptText, ShoppingBag } from 'lucide-react';
import { isFulfilled, type OrderKind, type OrderStatus } from '#domain/orders/lifecycle.ts';
import { useTexts } from '#web/lib/texts.ts';
import { orderTexts } from './texts.tsx';

const RECEIVED = { step: 'received', Icon: ReceiptText } as const;
const PREPARING = { step: 'preparing', Icon: CookingPot } as const;
const STEPS = {
  delivery: [RECEIVED, PREPARING, { step: 'onTheWay', Icon: Bike }, { step: 'delivered', Icon: House }],
  pickup: [RECEIVED, PREPARING, { step: 'ready', Icon: ShoppingBag }, { step: 'collected', Icon: House }],
} as const;

/** The step of each status. A failed order stays at the first step. */
const REACHED: Record<OrderStatus, number> = {
  awaitingPayment: 0,
  placed: 0,
  accepted: 1,
  preparing: 1,
  ready: 1,
  outForDelivery: 2,
  delivered: 3,
  collected: 3,
  rejected: 0,
  cancelled: 0,
  expired: 0,
};

/** How far an order has come. */
export function Progress({ kind, status }: { kind: OrderKind; status: OrderStatus }) {
  const texts = useTexts(orderTexts).progress;
  const reached = kind === 'pickup' && status === 'ready' ? 2 : REACHED[status];
  return (
    <ol aria-label={texts.label} className="grid grid-cols-4">
      {STEPS[kind].map(({ step, Icon }, index) => {
        const past = index < reached || isFulfilled(status);
        const current = index === reached;
        const Shown = past && !current ? Check : Icon;
        return (
          <li
            key={step}
            aria-current={current ? 'step' : undefined}
            className="relative flex flex-col items-center gap-2 text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute top-5 right-1/2 h-1 w-full ${index <= reached ? 'bg-coriander' : 'bg-line'}`}
              />
            )}
            <span
              className={`relative z-10 grid size-11 place-items-center rounded-full ${
                current
                  ? 'bg-turmeric text-on-turmeric'
                  : past
                    ? 'bg-coriander text-white'
                    : 'bg-line text-muted'
              }`}
            >
              <Shown className="size-5" aria-hidden="true" />
            </span>
            <span className={`px-1 text-sm leading-tight ${current ? 'font-semibold' : 'text-muted'}`}>
              {texts[step]}
              {past && !current && <span className="sr-only">{texts.done}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
