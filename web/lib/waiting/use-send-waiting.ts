import { useEffect, useEffectEvent, useRef } from 'react';
import { isReachable } from '../live/reachable.ts';
import { refusalOf } from '../sdk/refusal.ts';
import type { Waiting, WaitingQueue } from './waiting-queue.ts';

/** Milliseconds between attempts to send what waits. */
const RETRY = 4_000;

interface Sending<Item> {
  create: (item: Item) => Promise<unknown>;
  /** Notes in the queue why one was refused. */
  refuse: (item: Item, error: unknown) => Promise<void> | void;
  /** Reads again what has changed, before what was sent leaves the queue. */
  refetch: () => Promise<unknown>;
  /** Called with how many were sent, if any were. */
  onSent: (count: number) => void;
}

/** Sends what waits in a queue once there is a connection again, one after another. */
export function useSendWaiting<Item extends Waiting>(
  queue: WaitingQueue<Item>,
  queued: readonly Item[],
  { create, refuse, refetch, onSent }: Sending<Item>,
): void {
  const sending = useRef(false);
  const waiting = queued.filter(({ problem }) => problem === null);
  const hasWaiting = waiting.length > 0;

  const sendOne = async (item: Item): Promise<'sent' | 'refused' | 'lost'> => {
    try {
      await create(item);
      return 'sent';
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.code === 401 || refusal.code === 429) return 'lost';
      // An earlier attempt arrived, and its answer was lost.
      if (refusal.type === 'document_already_exists') return 'sent';
      await refuse(item, error);
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
        // Meanwhile it may have been taken back, or refused with an earlier one.
        const item = queue.all().find((each) => each.id === id && each.problem === null);
        const outcome = item ? await sendOne(item) : 'refused';
        if (outcome === 'lost') break;
        if (outcome === 'sent') sent.push(id);
      }
      await refetch();
      // Only now, so that nothing jumps back until its new state is there. What is sent twice is taken once.
      for (const id of sent) queue.remove(id);
      if (sent.length > 0) onSent(sent.length);
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
