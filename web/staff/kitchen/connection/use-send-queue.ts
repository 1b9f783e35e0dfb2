import { useQueryClient } from '@tanstack/react-query';
import { statusWords } from '#domain/orders/status-words.ts';
import { createDocument, getDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useSendWaiting } from '#web/lib/waiting/use-send-waiting.ts';
import { toast } from '#web/ui/toast.ts';
import { actToSend, type QueuedStep, refuseStep, stepQueue } from './queue.ts';
import { offlineBoardTexts } from './texts.ts';

/** Sends the queued steps once there is a connection again, one after another, and says what has moved on meanwhile. */
export function useSendQueue(queued: readonly QueuedStep[]): void {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(offlineBoardTexts);
  const statuses = useTexts(statusWords);

  const problemOf = async (type: string, orderId: string): Promise<string> => {
    if (type === 'order_change_open') return texts.changeOpen;
    if (type === 'order_revised') return texts.revised;
    if (type !== 'order_moved_on') return texts.refused;
    const order = await getDocument(sdk, 'orders', orderId).catch(() => undefined);
    return order ? texts.movedOn(statuses[order.status]) : texts.gone;
  };

  useSendWaiting(stepQueue, queued, {
    create: (step) => {
      const { id, orderId, from } = step;
      return createDocument(sdk, 'orderEvents', id, { orderId, from, ...actToSend(step, Date.now()) });
    },
    refuse: async (step, error) =>
      refuseStep(step, await problemOf(refusalOf(error)?.type ?? '', step.orderId)),
    refetch: () => queries.invalidateQueries({ queryKey: ['orders'] }),
    onSent: (count) => toast.success(texts.sent(count)),
  });
}
