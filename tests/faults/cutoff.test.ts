import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Day, momentOf } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { dispatchMessages } from '#server/messages/dispatch.ts';
import { firstLine } from '#tests/kitchen-process.ts';
import { openPlanKitchen, type PlanKitchen } from '#tests/plan-kitchen.ts';

const PEOPLE = 40;
let kitchen: PlanKitchen;

beforeAll(async () => {
  kitchen = await openPlanKitchen();
});
afterAll(() => kitchen.close());

/** A process that works off what is due at 20:00 of a day. */
async function cutoffProcess(day: Day): Promise<ChildProcess> {
  const at = new Date(momentOf(day, 20 * 60, 'Asia/Kolkata')).toISOString();
  const program = join(import.meta.dirname, '..', 'cutoff-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, kitchen.url, at], {
    env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await firstLine(child);
  return child;
}
const count = async (from: string): Promise<number> => {
  const [row] = await kitchen.database.query<{ count: number }>(
    sql`select count(*) as count from ${sql.raw(from)}`,
  );
  return row?.count ?? 0;
};
const cooked = () => count(`orders where channel = 'plan'`);

/** Three processes start one after another; on two busy cores each takes up to half a minute (milliseconds). */
const PATIENCE = 180_000;

// PLAN-13, FAULT-1
it(
  'a server that is killed in the middle of a cutoff leaves no half meal, and two others make the rest, each once',
  async () => {
    const people = [];
    for (let n = 0; n < PEOPLE; n++) people.push(await kitchen.subscriber(`eater-${n}`));
    for (const who of people) await kitchen.subscribe(who);
    const short = await kitchen.subscriber('short', 10);
    await kitchen.subscribe(short);
    const killed = await cutoffProcess(kitchen.day(0));
    const ended = once(killed, 'exit');
    await vi.waitUntil(async () => (await cooked()) >= 3, { timeout: 30_000, interval: 1 });
    killed.kill('SIGKILL');
    await ended;
    const made = await cooked();
    expect(made).toBeLessThan(PEOPLE);
    expect(await count(`meals where state = 'cooking'`)).toBe(made);
    expect(await count(`payments where method = 'balance' and state = 'paid'`)).toBe(made);
    expect(await count(`"ledgerEntries" where kind = 'meal'`)).toBe(made);
    const two = await Promise.all([1, 2].map(() => cutoffProcess(kitchen.day(0))));
    await Promise.all(two.map((child) => (child.exitCode === null ? once(child, 'exit') : child)));
    expect(two.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(await cooked()).toBe(PEOPLE);
    expect(await count(`meals where state = 'cooking'`)).toBe(PEOPLE);
    expect(await count(`"ledgerEntries" where kind = 'meal'`)).toBe(PEOPLE);
    for (const who of [people[0], people.at(-1)]) if (who) expect(await kitchen.balanceOf(who)).toBe(880);
    expect(await kitchen.balanceOf(short)).toBe(10);
    await dispatchMessages({
      ...kitchen.app.engine,
      clock: () => new Date(momentOf(kitchen.day(0), 20 * 60, 'Asia/Kolkata')),
    });
    expect((await kitchen.mailsTo(short)).map(({ kind }) => kind)).toEqual(['meal-not-cooked']);
  },
  PATIENCE,
);
