import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openDatabase } from './connection.ts';
import { electLeader, type Leader } from './leader.ts';
import type { Sql } from './sql.ts';
import { createTestDatabase } from './test-database.ts';
import { startProxy } from './test-proxy.ts';

const test = await closeAfterAll(createTestDatabase());

const LEASE_MS = 600;
const elect = (name: string, database: Sql = test.database): Leader =>
  electLeader({ database, name, leaseMs: LEASE_MS, onError: () => {} });

it('one of several instances leads, and another follows at once when it closes', async () => {
  const all = Array.from({ length: 4 }, () => elect('closing'));
  await vi.waitFor(() => expect(all.filter((one) => one.isLeader())).toHaveLength(1), 5_000);
  const first = all.find((one) => one.isLeader());
  await sleep(LEASE_MS * 2);
  expect(all.filter((one) => one.isLeader())).toEqual([first]);
  await first?.close();
  expect(first?.isLeader()).toBe(false);
  await vi.waitFor(() => expect(all.filter((one) => one.isLeader())).toHaveLength(1), 5_000);
  for (const one of all) await one.close();
});

// SCALE-1
it('a leader whose database does not answer stops by itself before another follows', async () => {
  const leads = (one: Leader) => vi.waitFor(() => expect(one.isLeader()).toBe(true), 5_000);
  const proxy = await startProxy(test.url);
  const database = openDatabase({ url: proxy.url, maxConnections: 1, answerTimeout: 500 });
  const cutOff = elect('cut off', database);
  await leads(cutOff);
  const other = elect('cut off');
  await sleep(LEASE_MS);
  expect(other.isLeader()).toBe(false);
  proxy.freeze();
  let both = 0;
  const watching = setInterval(() => {
    if (cutOff.isLeader() && other.isLeader()) both++;
  }, 5);
  await leads(other);
  clearInterval(watching);
  expect([both, cutOff.isLeader()]).toEqual([0, false]);
  // Back again, it does not take the lease from the other.
  proxy.thaw();
  await sleep(LEASE_MS);
  expect([cutOff.isLeader(), other.isLeader()]).toEqual([false, true]);
  await cutOff.close();
  await other.close();
  await database.close();
  proxy.close();
});
