import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { dueMeals } from './collections/plans/meals/decide-meals.ts';
import { electLeader } from './db/leader.ts';
import { createTestDatabase } from './db/test-database.ts';
import type { EngineDeps } from './documents/unit-of-work.ts';
import { repeat } from './scheduled-work.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function start(run: () => Promise<unknown>, leader = { isLeader: () => true }) {
  const onError = vi.fn();
  stops.push(repeat({ every: 20, run }, { clock: () => new Date(), leader, onError }));
  return onError;
}

// SCALE-1
it('repeated work is done by the leader alone, and by the next one when it changes', async () => {
  let leader = 'one';
  const done: string[] = [];
  for (const name of ['one', 'two']) start(async () => done.push(name), { isLeader: () => leader === name });
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(2));
  expect(done).not.toContain('two');
  leader = 'two';
  done.length = 0;
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(2));
  expect(done).not.toContain('one');
});

// DRILL-3
it('work for what an earlier process has left runs as soon as its instance leads, not only at the next interval', async () => {
  const leader = { leads: false, isLeader: () => leader.leads };
  const run = vi.fn(async () => {});
  const hourly = { every: 3_600_000, atStart: true, run };
  stops.push(repeat(hourly, { clock: () => new Date(), leader, onError: vi.fn() }));
  await sleep(50);
  expect(run).not.toHaveBeenCalled();
  leader.leads = true;
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 5_000);
  await sleep(2_500);
  expect(run).toHaveBeenCalledTimes(1);
});

it('a run that fails is reported, and the next one follows', async () => {
  const run = vi.fn(() => Promise.reject(new Error('down')));
  const onError = start(run);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(1));
  expect(onError).toHaveBeenCalledWith(new Error('down'));
});

it('a slow run is never overlapped by the next, and stopping waits for it', async () => {
  let running = 0;
  let most = 0;
  const run = vi.fn(async () => {
    most = Math.max(most, ++running);
    await sleep(60);
    running--;
  });
  start(run);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(1));
  for (const stop of stops.splice(0)) await stop();
  const runs = run.mock.calls.length;
  await sleep(60);
  expect([most, running, run.mock.calls.length]).toEqual([1, 0, runs]);
});

// SCALE-1, PLAN-13
it('after a leader’s death the rest of a cutoff waits at most 15 seconds', { timeout: 60_000 }, async () => {
  const test = await createTestDatabase();
  let isDead = false;
  /** The database as the leader sees it until it dies: it ends no lease then. */
  const ofFirst = Object.assign(Object.create(test.database), {
    execute: (...asked: Parameters<typeof test.database.execute>) =>
      isDead ? Promise.reject(new Error('killed')) : test.database.execute(...asked),
  });
  const elect = (database: typeof test.database) =>
    electLeader({ database, name: 'scheduled work', onError: () => {} });
  const first = elect(ofFirst);
  await vi.waitFor(() => expect(first.isLeader()).toBe(true), 5_000);
  const second = elect(test.database);
  const run = vi.fn(async () => {});
  const work = { ...dueMeals({} as EngineDeps), run };
  // A clock that has just passed the minute: the next run by the clock is almost a minute away.
  const clock = () => new Date('2026-12-04T14:30:01Z');
  stops.push(repeat(work, { clock, leader: second, onError: vi.fn() }));
  await sleep(100);
  expect(run).not.toHaveBeenCalled();
  isDead = true;
  const died = performance.now();
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 30_000, interval: 50 });
  expect(performance.now() - died).toBeLessThan(15_000);
  await Promise.all([first.close(), second.close()]);
  await test.drop();
});
