import { Phone } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { ATTEMPT_REASONS } from '#domain/orders/reasons.ts';
import { handWords } from '#domain/payments/method-words.ts';
import { HAND_METHODS, type HandMethod } from '#domain/payments/methods.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { AnchorButton, Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { amountOf, type Delivery, type DuePayment } from './delivery.ts';
import { deliveryTexts } from './texts.ts';
import type { RiderActions } from './use-rider-actions.ts';

interface DeliveryActionsProps {
  delivery: Delivery;
  free: boolean;
  due: readonly DuePayment[];
  acts: RiderActions;
}

/** What to do when nobody opens the door: the kitchen is told, and decides. */
function Problem({ delivery, acts }: Pick<DeliveryActionsProps, 'delivery' | 'acts'>) {
  const { problem: texts } = useTexts(deliveryTexts);
  const { timeOfDay } = useDates();
  const { id, attemptedAt, attemptReason } = delivery;
  const { phoneHref } = useContact();
  return (
    <details className="text-muted" open={attemptedAt !== null || undefined}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.summary}</summary>
      {attemptedAt && attemptReason && (
        <p
          role="status"
          className="mb-3 rounded-control bg-turmeric px-3 py-2 font-semibold text-on-turmeric"
        >
          {texts.reported(texts.reasons[attemptReason], timeOfDay(new Date(attemptedAt)))}
        </p>
      )}
      <p className="mb-3">{texts.hint}</p>
      <div className="mb-3 grid gap-2">
        {ATTEMPT_REASONS.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            wide
            busy={acts.isBusy(id)}
            onClick={() => void acts.act(delivery, { type: 'attempt', reason })}
          >
            {texts.reasons[reason]}
          </Button>
        ))}
      </div>
      <AnchorButton variant="secondary" wide href={phoneHref}>
        <Phone className="size-5" aria-hidden="true" />
        {texts.kitchen}
      </AnchorButton>
    </details>
  );
}

/** The steps of an order on its way. 'Delivered' asks for money that is still due. */
function OnTheWay({ delivery, due, acts }: Omit<DeliveryActionsProps, 'free'>) {
  const { actions: texts, question } = useTexts(deliveryTexts);
  const hand = useTexts(handWords);
  const [asking, setAsking] = useState(false);
  const busy = acts.isBusy(delivery.id);
  const delivered = { type: 'step', to: 'delivered' } as const;
  const isDue = due.length > 0;
  const finish = () => (isDue ? setAsking(true) : void acts.act(delivery, delivered));
  const pay = (method: HandMethod) => due.map((payment) => ({ type: 'pay', payment, method }) as const);
  const payOnly = (method: HandMethod) => void acts.act(delivery, ...pay(method));
  const payAndFinish = (method: HandMethod) => {
    setAsking(false);
    void acts.act(delivery, ...pay(method), delivered);
  };
  return (
    <>
      {isDue && (
        <div className="grid grid-cols-2 gap-2">
          {HAND_METHODS.map((method) => (
            <Button
              key={method}
              variant="secondary"
              className="px-2"
              busy={busy}
              onClick={() => payOnly(method)}
            >
              {hand[method].button}
            </Button>
          ))}
        </div>
      )}
      <Button wide className="min-h-14 text-lg" busy={busy} onClick={finish}>
        {texts.delivered}
      </Button>
      <Problem delivery={delivery} acts={acts} />
      {isDue && (
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          title={question.title(formatMoney(amountOf(due)))}
          size="small"
        >
          <div className="grid gap-3 p-5 pt-2">
            <p className="text-muted">{question.hint}</p>
            {HAND_METHODS.map((method, index) => (
              <Button
                key={method}
                wide
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => payAndFinish(method)}
              >
                {hand[method].answer}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}

/** What a rider can do next with an order. */
export function DeliveryActions({ delivery, free, due, acts }: DeliveryActionsProps) {
  const { actions: texts } = useTexts(deliveryTexts);
  const { id, status } = delivery;
  const busy = acts.isBusy(id);
  const problem = acts.problemOf(delivery);
  return (
    <div className="grid gap-2">
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      {free && (
        <Button wide busy={busy} onClick={() => void acts.act(delivery, { type: 'take' })}>
          {texts.take}
        </Button>
      )}
      {!free && status === 'ready' && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            className="px-3"
            busy={busy}
            onClick={() => void acts.act(delivery, { type: 'giveBack' })}
          >
            {texts.giveBack}
          </Button>
          <Button
            className="flex-1 px-3"
            busy={busy}
            onClick={() => void acts.act(delivery, { type: 'step', to: 'outForDelivery' })}
          >
            {texts.pickedUp}
          </Button>
        </div>
      )}
      {!free && status === 'outForDelivery' && <OnTheWay delivery={delivery} due={due} acts={acts} />}
    </div>
  );
}
