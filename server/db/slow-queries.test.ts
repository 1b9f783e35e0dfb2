import { describe, expect, it } from 'vitest';
import { slowQueryLog } from '#server/operation/slow-query-log.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import type { SlowQuery } from './slow-queries.ts';
import { sql } from './sql-template.ts';
import { createTestDatabase } from './test-database.ts';

let slow: SlowQuery[] = [];
const test = await closeAfterAll(createTestDatabase());

test.database.reportSlow(100, (each) => slow.push(each));

const SECRET = 'asha@example.in';
const nap = (seconds: number) => sql`select pg_sleep(${seconds}), ${SECRET}::text as email`;

// OPS-6
describe('a slow query', () => {
  it.each([
    ['alone', () => test.database.query(nap(0.15), 'nap')],
    ['in a transaction', () => test.database.transaction((tx) => tx.query(nap(0.15), 'nap'))],
    ['read in a transaction', () => test.database.transaction((tx) => tx.read(nap(0.15), 'nap'))],
    ['written by itself', () => test.database.write({ statement: nap(0.15), name: 'nap' } as never)],
  ])('%s is reported by its name, without its values', async (_how, run) => {
    slow = [];
    await run();
    expect(slow.filter(({ query }) => query === 'nap')).toEqual([
      { query: 'nap', milliseconds: expect.any(Number) },
    ]);
    expect(slow[0]?.milliseconds).toBeGreaterThanOrEqual(149);
    expect(JSON.stringify(slow)).not.toContain(SECRET);
  });

  it('without a name is reported by its text, and one that fails as well', async () => {
    slow = [];
    await expect(
      test.database.query(sql`select pg_sleep(0.15), ${SECRET}::text, 1 / (random() * 0)::int`),
    ).rejects.toThrow('division by zero');
    expect(slow).toMatchObject([{ query: 'select pg_sleep(0.15), $1::text, 1 / (random() * 0)::int' }]);
  });

  it('is logged at most every ten seconds, with the number of times', () => {
    const lines: object[] = [];
    let now = 0;
    const log = slowQueryLog({ warn: (fields) => lines.push(fields) }, () => now);
    for (let n = 0; n < 5; n++) log({ query: 'nap', milliseconds: 1500 });
    now = 10_000;
    log({ query: 'nap', milliseconds: 1600 });
    expect(lines).toEqual([
      { query: 'nap', milliseconds: 1500, times: 1 },
      { query: 'nap', milliseconds: 1600, times: 5 },
    ]);
  });

  it('is not reported if it is quick', async () => {
    slow = [];
    await test.database.query(nap(0), 'nap');
    expect(slow).toEqual([]);
  });
});
