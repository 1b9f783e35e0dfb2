import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useRef, useState } from 'react';
import { handOverMessages } from '#domain/hand-over/messages.ts';
import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';
import type { AttemptReason } from '#domain/orders/reasons.ts';
import { stepTakenWords } from '#domain/orders/status-words.ts';
import type { StepStatus } from '#domain/orders/statuses.ts';
import { handWords } from '#domain/payments/method-words.ts';
import type { HandMethod } from '#domain/payments/methods.ts';
import { createDocument, updateDocument } from '#web/lib/sdk/documents.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { Delivery, DuePayment } from './delivery.ts';
import { deliveryTexts } from './texts.ts';

/** Something a rider does with an order. */
export type RiderAction =
  | { type: 'take' }
  | { type: 'giveBack' }
  | { type: 'step'; to: StepStatus; handedTo?: string; photoId?: string }
  | { type: 'code'; code: string }
  | { type: 'undo' }
  | { type: 'pay'; payment: DuePayment; method: HandMethod }
  | { type: 'unpay'; payment: DuePayment }
  | { type: 'attempt'; reason: AttemptReason; latitude?: number; longitude?: number };

/** How often a request without an answer is sent again, and the pause before that in milliseconds. */
const REPEATS = 2;
const REPEAT_AFTER = 1_000;

export interface RiderActions {
  /** Whether a request about the order is under way. */
  isBusy: (orderId: string) => boolean;
  /** Why the last tap on an order failed; undefined once the order's status has changed. */
  problemOf: (delivery: Delivery) => string | undefined;
  /**
   * Runs actions one after another and stops at the first failure. Never rejects. Does nothing while one is running.
   * @returns whether all succeeded
   */
  act: (delivery: Delivery, ...acts: readonly RiderAction[]) => Promise<boolean>;
}

interface Sent {
  id: string;
  delivery: Pick<Delivery, 'id' | 'status'>;
  act: RiderAction;
  riderId: string;
}

const problemKey = ({ id, status }: Delivery): string => `${id} ${status}`;

/** The action that undoes an action; undefined if it can't be undone. */
function undoOf(delivery: Delivery, act: RiderAction): [Delivery, RiderAction] | undefined {
  if (act.type === 'step') return [{ ...delivery, status: act.to }, { type: 'undo' }];
  return act.type === 'pay' ? [delivery, { type: 'unpay', payment: act.payment }] : undefined;
}

/** A rider's actions. If a request got no answer, the next tap sends it again with the same id. */
export function useRiderActions(riderId: string): RiderActions {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(deliveryTexts);
  const door = useTexts(handOverMessages);
  const taken = useTexts(stepTakenWords);
  const hand = useTexts(handWords);
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const underWay = useRef(new Set<string>());
  /** The ids of requests without an answer, by their action. */
  const unanswered = useRef(new Map<string, string>());

  const { mutateAsync: send } = useMutation({
    async mutationFn({ id, delivery, act, riderId: rider }: Sent): Promise<void> {
      if (act.type === 'pay') {
        await updateDocument(sdk, 'payments', act.payment.id, { state: 'paid', method: act.method });
        return;
      }
      if (act.type === 'unpay') {
        await updateDocument(sdk, 'payments', act.payment.id, { state: 'due' });
        return;
      }
      if (act.type === 'code') {
        await sdk.call('post', `orders/${encodeURIComponent(delivery.id)}/hand-over-code`, {
          code: act.code,
        });
        return;
      }
      const event = { orderId: delivery.id, from: delivery.status };
      if (act.type === 'step' || act.type === 'attempt')
        await createDocument(sdk, 'orderEvents', id, { ...event, ...act });
      else if (act.type === 'undo') await createDocument(sdk, 'orderEvents', id, { ...event, type: 'undo' });
      else {
        const given = act.type === 'take' ? { riderId: rider } : {};
        await createDocument(sdk, 'orderEvents', id, { ...event, type: 'assign', ...given });
      }
    },
    retry: (failures, error) => failures < REPEATS && !refusalOf(error),
    retryDelay: REPEAT_AFTER,
  });

  const refresh = () =>
    Promise.all(
      ['orders', 'orderEvents', 'payments'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );

  const setProblem = (delivery: Delivery, problem: string) =>
    setProblems((before) => ({ ...before, [problemKey(delivery)]: problem }));

  const doneWords = ({ number }: Delivery, act: Exclude<RiderAction, { type: 'code' }>): string => {
    const { said } = texts;
    if (act.type === 'take') return said.taken(number);
    if (act.type === 'giveBack') return said.givenBack(number);
    if (act.type === 'undo') return said.undone(number);
    if (act.type === 'unpay') return said.notPaid(number);
    if (act.type === 'attempt') return said.attempted(number);
    return act.type === 'pay' ? hand[act.method].done(number) : taken[act.to](number);
  };

  async function sendOne(delivery: Delivery, act: RiderAction): Promise<void> {
    const key = JSON.stringify([delivery.id, delivery.status, act]);
    const id = unanswered.current.get(key) ?? ID.unique();
    unanswered.current.set(key, id);
    try {
      await send({ id, delivery, act, riderId });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) unanswered.current.delete(key);
      // The payment is recorded already, perhaps by an earlier request whose answer was lost.
      if (refusal?.type !== 'payment_not_due') throw error;
    }
    unanswered.current.delete(key);
  }

  function explain(error: unknown, delivery: Delivery): void {
    const { number } = delivery;
    const { movedOn, gone, undoTooLate, unpayTooLate, otherwise, lost } = texts.refused;
    const refusal = refusalOf(error);
    if (refusal?.type === 'order_moved_on') toast.warning(movedOn(number));
    else if (refusal?.code === 404) toast.warning(gone(number));
    else {
      const byType = {
        order_undo_too_late: undoTooLate,
        payment_undo_too_late: unpayTooLate,
        order_code_needed: door.needed,
        order_code_wrong: door.wrong,
        order_code_spent: door.spent,
      };
      setProblem(delivery, failureWords(error, { byType, otherwise, lost }));
    }
  }

  async function act(delivery: Delivery, ...acts: readonly RiderAction[]): Promise<boolean> {
    const { id } = delivery;
    if (underWay.current.has(id)) return false;
    let succeeded = false;
    underWay.current.add(id);
    setBusy([...underWay.current]);
    setProblem(delivery, '');
    try {
      for (const each of acts) {
        await sendOne(delivery, each);
        if (each.type === 'code') continue;
        const undo = undoOf(delivery, each);
        toast.success(
          doneWords(delivery, each),
          undo && { label: texts.actions.undo, run: () => void act(...undo), for: UNDO_WITHIN },
        );
      }
      succeeded = true;
      await refresh();
    } catch (error) {
      explain(error, delivery);
      // This is not awaited, because on a slow network the next tap would have to wait for it.
      void refresh();
    }
    underWay.current.delete(id);
    setBusy([...underWay.current]);
    return succeeded;
  }

  return {
    isBusy: (orderId) => busy.includes(orderId),
    problemOf: (delivery) => problems[problemKey(delivery)] || undefined,
    act,
  };
}
