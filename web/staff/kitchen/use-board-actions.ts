import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import { useRef, useState } from 'react';
import { type BatchAnswer, type BatchEvent, MOST_EVENTS } from '#domain/orders/events/event-batches.ts';
import { UNDO_WITHIN } from '#domain/orders/lifecycle.ts';
import { statusWords } from '#domain/orders/status-words.ts';
import { isFailed, type OrderStatus } from '#domain/orders/statuses.ts';
import { followChanges } from '#web/lib/live/changed-documents.ts';
import { isReachable } from '#web/lib/live/reachable.ts';
import { createDocument, getDocument } from '#web/lib/sdk/documents.ts';
import { isServerError, refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { BoardAction } from './board-action.ts';
import { enqueueStep, hasWaitingStep } from './connection/queue.ts';
import { offlineBoardTexts } from './connection/texts.ts';
import { kitchenTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';
import { useStable } from './use-stable.ts';

interface Sent {
  /** One id for each tap, so that a repeated request does nothing twice. */
  id: string;
  orderId: string;
  from: OrderStatus;
  act: BoardAction;
}

/** An event of one of many orders. */
interface ManyStep {
  id: string;
  ticket: Ticket;
  act: Extract<BoardAction, { type: 'step' | 'undo' }>;
  from: OrderStatus;
}

/** How often a request without an answer is sent again. */
const REPEATS = 3;
const REPEAT_AFTER = 1_000;

/** The element of a ticket on the board. */
export const ticketElementId = (orderId: string): string => `ticket-${orderId}`;

export interface BoardActions {
  /** Ids of the orders about which a request is under way. */
  busy: readonly string[];
  /**
   * Sends an action, then shows `done` as a toast. Never rejects: a failure is shown as a toast, too. Without a connection a
   * step waits in the queue (BOARD-17).
   */
  act: (ticket: Ticket, act: BoardAction, done: string) => Promise<void>;
  /** As `act`, but shows nothing on success. @returns whether it succeeded */
  send: (ticket: Ticket, act: BoardAction) => Promise<boolean>;
  /** Takes a step with each of some orders in one request (BOARD-33), then shows one toast, which takes all of them back. Never rejects. */
  actAll: (steps: readonly BoardStep[]) => Promise<void>;
  /** Takes the last step back, or the last ones if they were taken together; nothing once that is too late. */
  undoLast: () => void;
}

/** A step to take with an order. */
export interface BoardStep {
  ticket: Ticket;
  act: Extract<BoardAction, { type: 'step' }>;
}

/** The kitchen's actions on orders. The returned functions never change. */
export function useBoardActions(userId: string): BoardActions {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(kitchenTexts);
  const offline = useTexts(offlineBoardTexts);
  const failureWords = useFailureWords();
  const statuses = useTexts(statusWords);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const last = useRef<() => void>(undefined);
  const { mutateAsync: create } = useMutation({
    mutationFn: ({ id, orderId, from, act }: Sent) =>
      createDocument(sdk, 'orderEvents', id, { orderId, from, ...act }),
    retry: (failures, error) => failures < REPEATS && !refusalOf(error),
    retryDelay: REPEAT_AFTER,
  });

  const explain = async (error: unknown, { id, number }: Ticket) => {
    if (refusalOf(error)?.type !== 'order_moved_on') {
      const { allergyUnseen, timeNeeded, codeNeeded, undoTooLate, changeOpen, revised, otherwise, lost } =
        texts.refused;
      const byType = {
        order_allergies_unseen: allergyUnseen,
        order_time_needed: timeNeeded,
        order_code_needed: codeNeeded,
        order_undo_too_late: undoTooLate,
        order_change_open: changeOpen,
        order_revised: revised,
      };
      toast.error(failureWords(error, { byType, otherwise, lost }));
      return;
    }
    try {
      const { status } = await getDocument(sdk, 'orders', id);
      toast.warning(texts.refused.movedOn(number, statuses[status]));
    } catch {
      toast.warning(texts.refused.gone(number));
    }
  };

  /** Has a step wait for the connection. Nothing else can wait: a promise or a change of lines depends on the moment. */
  const enqueue = (id: string, { id: orderId, number }: Ticket, what: BoardAction, from: OrderStatus) => {
    if (what.type !== 'step') return false;
    enqueueStep({ id, userId, orderId, number, from, act: what, takenAt: Date.now(), problem: null });
    return true;
  };

  /** Sends an action. @returns whether it was taken, or waits to be sent */
  const post = async (ticket: Ticket, what: BoardAction, from: OrderStatus, onDone?: () => void) => {
    const id = ID.unique();
    const { id: orderId, number } = ticket;
    const queue = () => {
      const waits = enqueue(id, ticket, what, from);
      if (waits) toast.info(offline.queued(number));
      return waits;
    };
    if (what.type === 'step' && hasWaitingStep(orderId)) return queue();
    if (!(await isReachable())) {
      if (queue()) return true;
      toast.error(texts.refused.offline(number));
      return false;
    }
    let done = true;
    try {
      await create({ id, orderId, from, act: what });
      onDone?.();
    } catch (error) {
      // Without any answer it may have arrived: sent again with its id it is taken once.
      done = !isServerError(error) && queue();
      if (!done) await explain(error, ticket);
    }
    return done;
  };
  const follow = (ids: readonly string[]) => followChanges(queries, new Map([['orders', new Set(ids)]]));
  const attempt = async (...args: Parameters<typeof post>) => {
    const done = await post(...args);
    await follow([args[0].id]);
    return done;
  };

  /** What 0 on a bump bar takes back, and the toast. */
  const undoable = (undo: () => void) => {
    const until = Date.now() + UNDO_WITHIN;
    const once = () => {
      if (last.current === once) last.current = undefined;
      if (Date.now() < until) undo();
    };
    last.current = once;
    return { label: texts.actions.undo, run: once, for: UNDO_WITHIN };
  };

  const run = async (
    ticket: Ticket,
    what: BoardAction,
    done: string,
    from = ticket.status,
  ): Promise<void> => {
    const { id: orderId, number } = ticket;
    setBusy((before) => [...before, orderId]);
    const focused = document.getElementById(ticketElementId(orderId))?.contains(document.activeElement);
    await attempt(ticket, what, from, () => {
      const canBeUndone = what.type === 'step' && !isFailed(what.to);
      toast.success(
        done,
        canBeUndone
          ? undoable(() => void run(ticket, { type: 'undo' }, texts.said.undone(number), what.to))
          : undefined,
      );
    });
    setBusy((before) => before.filter((id) => id !== orderId));
    // The ticket has moved to another column; the keyboard's focus follows it.
    if (focused) document.getElementById(ticketElementId(orderId))?.focus({ preventScroll: true });
  };

  const { mutateAsync: createMany } = useMutation({
    mutationFn: (events: readonly BatchEvent[]) =>
      sdk.call<BatchAnswer>('post', 'orders/events', { events: [...events] }),
    retry: (failures, error) => failures < REPEATS && !refusalOf(error),
    retryDelay: REPEAT_AFTER,
  });

  /** Sends events of many orders in one request. @returns the tickets whose event was taken, or waits to be sent */
  const sendMany = async (steps: readonly ManyStep[]): Promise<readonly Ticket[]> => {
    const queueAll = (some: readonly ManyStep[]) => {
      const queued = some.filter(({ id, ticket, act: what, from }) => enqueue(id, ticket, what, from));
      if (queued.length > 0) toast.info(offline.queuedMany(queued.length));
      return queued;
    };
    const behind = queueAll(
      steps.filter(({ ticket, act: what }) => what.type === 'step' && hasWaitingStep(ticket.id)),
    );
    const rest = steps.filter((step) => !behind.includes(step));
    const [first] = rest;
    if (!first) return [];
    if (!(await isReachable())) {
      if (queueAll(rest).length === 0) toast.error(texts.refused.offline(first.ticket.number));
      return [];
    }
    try {
      const events = rest.map(({ id: eventId, ticket, act: what, from }) => ({
        ...{ eventId, orderId: ticket.id, from, ...what },
      }));
      const { taken, refused } = await createMany(events);
      const numbers = rest.filter(({ ticket }) => refused.some(({ orderId }) => orderId === ticket.id));
      if (numbers.length > 0)
        toast.warning(texts.bump.refused(numbers.map(({ ticket }) => ticket.number).join(', ')));
      return rest.flatMap(({ ticket }) => (taken.includes(ticket.id) ? [ticket] : []));
    } catch (error) {
      // Without any answer it may have arrived: sent again with their ids, the events are taken once.
      if (isServerError(error) || queueAll(rest).length === 0) await explain(error, first.ticket);
      return [];
    }
  };

  const postAll = async (steps: readonly Omit<ManyStep, 'id'>[]): Promise<readonly Ticket[]> => {
    const ids = steps.map(({ ticket }) => ticket.id);
    setBusy((before) => [...before, ...ids]);
    const taken: Ticket[] = [];
    const sent = steps.map((step) => ({ ...step, id: ID.unique() }));
    for (let at = 0; at < sent.length; at += MOST_EVENTS)
      taken.push(...(await sendMany(sent.slice(at, at + MOST_EVENTS))));
    await follow(ids);
    setBusy((before) => before.filter((id) => !ids.includes(id)));
    return taken;
  };

  const actAll = useStable(async (steps: readonly BoardStep[]) => {
    const taken = await postAll(steps.map((step) => ({ ...step, from: step.ticket.status })));
    if (taken.length === 0) return;
    const undo = async () => {
      const back = steps
        .filter(({ ticket }) => taken.includes(ticket))
        .map(({ ticket, act: { to } }) => ({ ticket, act: { type: 'undo' } as const, from: to }));
      const undone = await postAll(back);
      if (undone.length > 0) toast.success(texts.bump.undone(undone.length));
    };
    toast.success(
      texts.bump.done(taken.length),
      undoable(() => void undo()),
    );
  });
  const undoLast = useStable(() => last.current?.());
  const act = useStable((ticket: Ticket, what: BoardAction, done: string) => run(ticket, what, done));
  const send = useStable((ticket: Ticket, what: BoardAction) => attempt(ticket, what, ticket.status));
  return { busy, act, send, actAll, undoLast };
}
