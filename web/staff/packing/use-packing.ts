import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useState } from 'react';
import { needsAllergiesSeen } from '#domain/allergies/seen.ts';
import type { BatchAnswer, BatchEvent } from '#domain/orders/events/event-batches.ts';
import { MOST_EVENTS } from '#domain/orders/events/event-batches.ts';
import { rolesForStep, UNDO_WITHIN } from '#domain/orders/lifecycle.ts';
import type { NextStatus } from '#domain/orders/statuses.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { PackOrder } from './queries.ts';
import { sharingTexts } from './sharing/texts.ts';
import { packingTexts } from './texts.ts';

/** Food that is packed waits for whoever takes it. */
const PACKED: NextStatus = 'ready';

/** Whether an order can be marked as packed: the kitchen has accepted it, and it is not packed. */
export const canBePacked = ({ kind, status }: Pick<PackOrder, 'kind' | 'status'>): boolean =>
  rolesForStep(kind, status, PACKED).length > 0;

/** Whether somebody has to read the customer's words about allergies before the order is marked (ALLERGY-4). */
export const mustRead = (order: PackOrder): boolean => needsAllergiesSeen(order, PACKED);

/** How often a request without an answer is sent again, and the pause before that in milliseconds. */
const REPEATS = 2;
const REPEAT_AFTER = 1_000;

export interface Packing {
  /** Ids of the orders about which a request is under way. */
  busy: readonly string[];
  /** Marks orders as packed, then shows a toast that takes it back. Never rejects. */
  pack: (orders: readonly PackOrder[], allergiesSeen?: boolean) => Promise<void>;
  /** Gives orders to a rider. Never rejects. */
  give: (orders: readonly PackOrder[], rider: { id: string; name: string }) => Promise<void>;
  /** Gives each order to the rider that it is shared to; null: to nobody. Never rejects. @returns whether all were given */
  share: (orders: readonly PackOrder[], riderOf: (order: PackOrder) => string | null) => Promise<boolean>;
}

/** What is done on the packing list: each in one request, however many orders it is about. */
export function usePacking(): Packing {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(packingTexts);
  const { given } = useTexts(sharingTexts);
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const { mutateAsync: send } = useMutation({
    mutationFn: (events: readonly BatchEvent[]) =>
      sdk.call<BatchAnswer>('post', 'orders/events', { events: [...events] }),
    retry: (failures, error) => failures < REPEATS && !refusalOf(error),
    retryDelay: REPEAT_AFTER,
  });

  /** Sends one event for each order. @returns the orders whose event was taken */
  async function sendAll(
    orders: readonly PackOrder[],
    eventOf: (order: PackOrder) => Omit<BatchEvent, 'eventId' | 'orderId'>,
  ): Promise<PackOrder[]> {
    const ids = orders.map(({ id }) => id);
    setBusy((before) => [...before, ...ids]);
    const taken: string[] = [];
    const numbersOf = (some: readonly { orderId: string }[]) =>
      orders
        .filter(({ id }) => some.some(({ orderId }) => orderId === id))
        .map(({ number }) => number)
        .join(', ');
    try {
      for (let at = 0; at < orders.length; at += MOST_EVENTS) {
        const answer = await send(
          orders.slice(at, at + MOST_EVENTS).map((order) => ({
            ...{ eventId: ID.unique(), orderId: order.id, ...eventOf(order) },
          })),
        );
        taken.push(...answer.taken);
        if (answer.refused.length > 0) toast.warning(texts.refused(numbersOf(answer.refused)));
      }
    } catch (error) {
      toast.error(failureWords(error, { otherwise: texts.notDone, lost: texts.lost }));
    }
    await queries.invalidateQueries({ queryKey: ['orders'] });
    setBusy((before) => before.filter((id) => !ids.includes(id)));
    return orders.filter(({ id }) => taken.includes(id));
  }

  async function pack(orders: readonly PackOrder[], allergiesSeen = false): Promise<void> {
    const unread = allergiesSeen ? [] : orders.filter(mustRead);
    if (unread.length > 0) toast.warning(texts.unseen(unread.map(({ number }) => number).join(', ')));
    const ready = orders.filter((order) => canBePacked(order) && !unread.includes(order));
    if (ready.length === 0) return;
    const taken = await sendAll(ready, ({ status: from }) => ({
      ...{ type: 'step', from, to: PACKED, ...(allergiesSeen && { allergiesSeen }) },
    }));
    const [first] = taken;
    if (!first) return;
    const undo = async () => {
      const back = await sendAll(taken, () => ({ type: 'undo', from: PACKED }));
      if (back.length > 0) toast.success(texts.undone(back.length));
    };
    toast.success(taken.length === 1 ? texts.done(first.number) : texts.doneMany(taken.length), {
      ...{ label: texts.undo, run: () => void undo(), for: UNDO_WITHIN },
    });
  }

  async function give(orders: readonly PackOrder[], rider: { id: string; name: string }): Promise<void> {
    const taken = await sendAll(orders, ({ status: from }) => ({ type: 'assign', from, riderId: rider.id }));
    if (taken.length > 0) toast.success(texts.given(taken.length, rider.name || texts.riderWithoutName));
  }

  async function share(
    orders: readonly PackOrder[],
    riderOf: (order: PackOrder) => string | null,
  ): Promise<boolean> {
    const taken = await sendAll(orders, (order) => ({
      ...{ type: 'assign', from: order.status, riderId: riderOf(order) },
    }));
    if (taken.length > 0) toast.success(given(taken.length));
    return taken.length === orders.length;
  }

  return { busy, pack, give, share };
}
