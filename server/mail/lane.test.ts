import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLane } from './lane.ts';

interface Job {
  id: string;
  receiver: string | undefined;
}

const job = (id: string, receiver?: string): Job => ({ id, receiver });

/** A lane with these messages, in batches of four; `slow` is how long each receiver takes (milliseconds). */
function laneOf(jobs: Job[], slow: Record<string, number>) {
  const sent: string[] = [];
  const errors: unknown[] = [];
  const underWay = new Map<string, number>();
  let most = 0;
  const lane = createLane({
    connections: 4,
    async take() {
      const batch = jobs.splice(0, 4);
      return { jobs: batch, count: batch.length, isLast: batch.length < 4 };
    },
    async attempt({ id, receiver = '' }) {
      const now = (underWay.get(receiver) ?? 0) + 1;
      underWay.set(receiver, now);
      most = Math.max(most, now);
      await sleep(slow[receiver] ?? 1);
      underWay.set(receiver, now - 1);
      sent.push(id);
    },
    isStopped: () => false,
    onError: (error) => errors.push(error),
  });
  return { lane, sent, errors, most: () => most };
}

// MAIL-20
it('a receiver that answers slowly delays no other one, however many messages to it came first', async () => {
  const jobs = [...Array.from({ length: 20 }, (_, n) => job(`slow-${n}`, 'slow')), job('good', 'good')];
  const { lane, sent, most } = laneOf(jobs, { slow: 150 });
  lane.sendDue();
  await sleep(100);
  expect(sent).toEqual(['good']);
  await lane.finish();
  expect(new Set(sent).size).toBe(21);
  expect(most()).toBe(2);
  expect(lane.taken()).toBe(21);
});

// MAIL-20
it('messages that one server takes use all connections', async () => {
  const { lane, sent, most } = laneOf(
    Array.from({ length: 9 }, (_, n) => job(`mail-${n}`)),
    { '': 20 },
  );
  lane.sendDue();
  await lane.finish();
  expect([sent.length, most()]).toEqual([9, 4]);
});

// MAIL-20
it('a batch that can’t be read is reported, and the next look sends', async () => {
  let isBroken = true;
  const errors: unknown[] = [];
  const sent: string[] = [];
  const lane = createLane({
    connections: 4,
    async take() {
      if (isBroken) throw new Error('no database');
      return { jobs: [job('one')], count: 1, isLast: true };
    },
    attempt: async ({ id }) => {
      sent.push(id);
    },
    isStopped: () => false,
    onError: (error) => errors.push(error),
  });
  lane.sendDue();
  await lane.finish();
  expect([errors.length > 0, sent]).toEqual([true, []]);
  isBroken = false;
  lane.sendDue();
  await lane.finish();
  expect(sent).toEqual(['one']);
});
