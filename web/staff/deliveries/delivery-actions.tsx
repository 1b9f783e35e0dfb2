import { isOnTheWay } from '#domain/orders/statuses.ts';
import { handWords } from '#domain/payments/method-words.ts';
import { HAND_METHODS, type HandMethod } from '#domain/payments/methods.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { BalanceCash } from './balance-cash/balance-cash.tsx';
import type { Delivery, DuePayment } from './delivery.ts';
import { FailedAttempt } from './hand-over/failed-attempt.tsx';
import { Delivered, DeliveredWithMore } from './hand-over/hand-over.tsx';
import { deliveryTexts } from './texts.ts';
import type { RiderActions } from './use-rider-actions.ts';

/** The button of the next step. */
const MAIN = 'flex-auto px-3';

const payments = (due: readonly DuePayment[], method: HandMethod) =>
  due.map((payment) => ({ type: 'pay', payment, method }) as const);

interface DeliveryActionsProps {
  delivery: Delivery;
  free: boolean;
  due: readonly DuePayment[];
  acts: RiderActions;
}

type ActionProps = Omit<DeliveryActionsProps, 'free'>;

/** The next step of an order, on its row. */
export function NextStep({ delivery, free, due, acts }: DeliveryActionsProps) {
  const { actions: texts } = useTexts(deliveryTexts);
  const { id, status } = delivery;
  const busy = acts.isBusy(id);
  if (free)
    return (
      <Button className={MAIN} busy={busy} onClick={() => void acts.act(delivery, { type: 'take' })}>
        {texts.take}
      </Button>
    );
  if (isOnTheWay(status)) return <Delivered delivery={delivery} due={due} acts={acts} className={MAIN} />;
  if (status !== 'ready') return null;
  return (
    <Button
      className={MAIN}
      busy={busy}
      onClick={() => void acts.act(delivery, { type: 'step', to: 'outForDelivery' })}
    >
      {texts.pickedUp}
    </Button>
  );
}

/** What else a rider can do with an order of theirs, in its unfolded part. */
export function OtherActions({ delivery, due, acts }: ActionProps) {
  const { actions: texts } = useTexts(deliveryTexts);
  const hand = useTexts(handWords);
  const busy = acts.isBusy(delivery.id);
  if (delivery.status === 'ready')
    return (
      <Button
        variant="secondary"
        wide
        busy={busy}
        onClick={() => void acts.act(delivery, { type: 'giveBack' })}
      >
        {texts.giveBack}
      </Button>
    );
  if (!isOnTheWay(delivery.status)) return null;
  return (
    <>
      {due.length > 0 && (
        <div className="grid grid-cols-2 gap-2">
          {HAND_METHODS.map((method) => (
            <Button
              key={method}
              variant="secondary"
              className="px-2"
              busy={busy}
              onClick={() => void acts.act(delivery, ...payments(due, method))}
            >
              {hand[method].button}
            </Button>
          ))}
        </div>
      )}
      <BalanceCash orderId={delivery.id} />
      <DeliveredWithMore delivery={delivery} due={due} acts={acts} />
      <FailedAttempt delivery={delivery} acts={acts} />
    </>
  );
}
