import { beforeEach, describe, expect, it } from 'vitest';
import { ticketOf } from '#tests/ticket.ts';
import {
  actToSend,
  enqueueStep,
  hasWaitingStep,
  type QueuedStep,
  queuedSteps,
  refuseStep,
  removeStep,
  withdrawStep,
  withQueuedSteps,
} from './queue.ts';

const TAKEN = Date.parse('2026-08-03T13:00:00Z');
const step = (
  id: string,
  from: QueuedStep['from'],
  to: QueuedStep['act']['to'],
  orderId = 'one',
): QueuedStep => ({
  id,
  userId: 'cook',
  orderId,
  number: '#1042',
  from,
  act: { type: 'step', to },
  takenAt: TAKEN,
  problem: null,
});
const ids = () => queuedSteps().map(({ id }) => id);

beforeEach(() => {
  for (const id of ids()) removeStep(id);
});

// BOARD-17
describe('steps that wait for the connection', () => {
  it('stay in their order, and taking one back takes back what followed it', () => {
    enqueueStep(step('a', 'placed', 'accepted'));
    enqueueStep(step('other', 'placed', 'accepted', 'two'));
    enqueueStep(step('b', 'accepted', 'ready'));
    expect([ids(), hasWaitingStep('one'), hasWaitingStep('three')]).toEqual([
      ['a', 'other', 'b'],
      true,
      false,
    ]);
    withdrawStep(step('a', 'placed', 'accepted'));
    expect(ids()).toEqual(['other']);
  });

  it('that are refused stay in sight with the reason, and so do those that followed', () => {
    const [first, next] = [step('a', 'placed', 'accepted'), step('b', 'accepted', 'ready')];
    enqueueStep(first);
    enqueueStep(next);
    refuseStep(first, 'moved on');
    expect(queuedSteps().map(({ problem }) => problem)).toEqual(['moved on', 'moved on']);
    expect(hasWaitingStep('one')).toBe(false);
  });

  it('are shown on their ticket, unless it has moved on elsewhere', () => {
    const queued = [step('a', 'placed', 'accepted'), step('b', 'accepted', 'ready')];
    const at = new Date(TAKEN);
    const show = (status: QueuedStep['from']) => withQueuedSteps([ticketOf(at, { status })], queued)[0];
    expect(show('placed')).toMatchObject({ status: 'ready', isQueued: true });
    expect(show('accepted')).toMatchObject({ status: 'ready', isQueued: true });
    expect(show('cancelled')?.isQueued).toBeUndefined();
  });

  it('promise the time that was tapped, however late they are sent', () => {
    const accept = { ...step('a', 'placed', 'accepted') };
    const tapped = { ...accept, act: { ...accept.act, promisedInMinutes: 30 } };
    const sent = (minutes: number) => actToSend(tapped, TAKEN + minutes * 60_000).promisedInMinutes;
    expect([sent(0), sent(12), sent(500)]).toEqual([30, 18, 5]);
    expect(actToSend(accept, TAKEN).promisedInMinutes).toBeUndefined();
  });
});
