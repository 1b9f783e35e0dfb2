import { useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import { customerMayAskToCancel, customerMayCancel, freeCancelUntil } from '#domain/orders/cancelling.ts';
import { isLater } from '#domain/orders/due.ts';
import type { ShownStatus } from '#domain/orders/status.ts';
import { isFulfilled } from '#domain/orders/statuses.ts';
import { useDates } from '#web/lib/dates.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { FollowedOrder } from '#web/shared/orders/order-views.ts';
import { timedOrder } from '#web/shared/orders/shown-status.ts';
import { Button } from '#web/ui/button.tsx';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { toast } from '#web/ui/toast.ts';
import { orderPageTexts } from './texts.tsx';

interface CancelProps {
  order: FollowedOrder;
  shown: ShownStatus;
  now: Date;
}

/** The button that cancels the order while that is allowed, and asks the kitchen to cancel it afterwards. */
export function CancelOrder({ order, shown, now }: CancelProps) {
  const { cancel: texts } = useTexts(orderPageTexts);
  const { orderMode } = useSiteSettings().kitchen;
  const { shortDateAndTime, timeOfDay } = useDates();
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const cancelling = useQuestion({
    title: texts.question,
    children: texts.explanation,
    confirmLabel: texts.confirm,
    cancelLabel: texts.keep,
  });
  const asking = useQuestion({
    title: texts.askQuestion,
    children: texts.askExplanation,
    confirmLabel: texts.askConfirm,
    cancelLabel: texts.keep,
  });

  const send = async (event: { type: 'step'; to: 'cancelled' } | { type: 'askCancel' }, done: string) => {
    setBusy(true);
    try {
      await createDocument(sdk, 'orderEvents', ID.unique(), {
        orderId: order.id,
        from: order.status,
        ...event,
      });
      toast.success(done);
    } catch (error) {
      toast.error(failureWords(error, { byType: texts.refused, otherwise: texts.failed }));
    }
    await Promise.all(
      ['orders', 'orderEvents', 'payments', 'refunds'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
    setBusy(false);
  };

  const cancellable = timedOrder(order);
  // An order that counts as delivered by its age can't be cancelled either.
  if (isFulfilled(shown.status)) return null;
  if (customerMayCancel(cancellable, now, orderMode)) {
    const until = freeCancelUntil(cancellable);
    const cancel = async () => {
      if (await cancelling.ask()) await send({ type: 'step', to: 'cancelled' }, texts.cancelled);
    };
    return (
      <div className="grid gap-2">
        <Button variant="outline" busy={busy} onClick={() => void cancel()}>
          {texts.button}
        </Button>
        <p className="text-muted text-sm">
          {order.status === 'awaitingPayment'
            ? texts.freeUntilPaid
            : now < until
              ? texts.freeUntil(
                  <time dateTime={until.toISOString()}>
                    {(isLater(order, now) ? shortDateAndTime : timeOfDay)(until)}
                  </time>,
                )
              : texts.freeUntilAccepted}
        </p>
        {cancelling.question}
      </div>
    );
  }
  if (!customerMayAskToCancel(cancellable, now, orderMode) || order.cancelAskedAt) return null;
  const ask = async () => {
    if (await asking.ask()) await send({ type: 'askCancel' }, texts.asked);
  };
  return (
    <div>
      <Button variant="outline" busy={busy} onClick={() => void ask()}>
        {texts.ask}
      </Button>
      {asking.question}
    </div>
  );
}
