import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { statusWords } from '#domain/orders/status-words.ts';
import { createDocument, getDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import { actToSend, type QueuedStep, queuedSteps, refuseStep, removeStep } from './queue.ts';
import { isReachable } from './reachable.ts';
import { offlineBoardTexts } from './texts.ts';

/** Milliseconds between attempts to send what waits. */
const RETRY = 4_000;

/** Sends the queued steps once there is a connection again, one after another, and says what has moved on meanwhile. */
export function useSendQueue(queued: readonly QueuedStep[]): void {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(offlineBoardTexts);
  const statuses = useTexts(statusWords);
  const sending = useRef(false);
  const waiting = queued.filter(({ problem }) => problem === null);
  const hasWaiting = waiting.length > 0;

  const problemOf = async (type: string, orderId: string): Promise<string> => {
    if (type === 'order_change_open') return texts.changeOpen;
    if (type === 'order_revised') return texts.revised;
    if (type !== 'order_moved_on') return texts.refused;
    const order = await getDocument(sdk, 'orders', orderId).catch(() => undefined);
    return order ? texts.movedOn(statuses[order.status]) : texts.gone;
  };

  const sendOne = async (step: QueuedStep): Promise<'sent' | 'refused' | 'lost'> => {
    const { id, orderId, from } = step;
    try {
      await createDocument(sdk, 'orderEvents', id, { orderId, from, ...actToSend(step, Date.now()) });
      return 'sent';
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.code === 401 || refusal.code === 429) return 'lost';
      // An earlier attempt arrived, and its answer was lost.
      if (refusal.type === 'document_already_exists') return 'sent';
      refuseStep(step, await problemOf(refusal.type, orderId));
      return 'refused';
    }
  };

  const sendAll = useEffectEvent(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      if (!(await isReachable())) return;
      const sent: string[] = [];
      for (const { id } of waiting) {
        // Meanwhile it may have been taken back, or refused with an earlier one of its order.
        const step = queuedSteps().find((each) => each.id === id && each.problem === null);
        const outcome = step ? await sendOne(step) : 'refused';
        if (outcome === 'lost') break;
        if (outcome === 'sent') sent.push(id);
      }
      await queries.invalidateQueries({ queryKey: ['orders'] });
      // Only now, so that no ticket jumps back until its new status is there. What is sent twice is taken once.
      for (const id of sent) removeStep(id);
      if (sent.length > 0) toast.success(texts.sent(sent.length));
    } finally {
      sending.current = false;
    }
  });

  useEffect(() => {
    if (!hasWaiting) return undefined;
    const attempt = () => void sendAll();
    attempt();
    const timer = setInterval(attempt, RETRY);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [hasWaiting]);
}
