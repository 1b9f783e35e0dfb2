import { beforeEach, expect, it } from 'vitest';
import type { DueAnswer } from '#domain/ledger/due.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

/** Noon in the kitchen's zone on a day. */
const noonOf = (day: string) => new Date(`${day}T06:30:00Z`);
let customer: Person;
let count = 0;
const kitchen = await closeAfterAll(openOrderKitchen());
// The 3rd of a month to come, so that no test runs over the end of one.
const now = new Date();
const third = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 3, 6, 30));
kitchen.wait((third.getTime() - now.getTime()) / 60_000);

beforeEach(async () => {
  await kitchen.setSection('ledger', { isOn: true, daysToPay: 5 });
  customer = await kitchen.customer(`due-${++count}`);
});

/** The day so many months before the kitchen's, with this day of the month. */
function dayOf(monthsAgo: number, day: number): string {
  const now = kitchen.app.engine.clock();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day))
    .toISOString()
    .slice(0, 10);
}
/** Puts an entry into the ledger on a day that has passed. */
async function entered(day: string, change: number) {
  const [debit, credit] = change < 0 ? [-change * 100, 0] : [0, change * 100];
  await kitchen.database.execute(
    sql`insert into "ledgerEntries" (id, created, updated, "userId", at, kind, debit, credit, "referenceUse")
      values (${`due-${++count}`}, now(), now(), ${customer.id}, ${noonOf(day)}, 'adjustment', ${debit}, ${credit}, 0)`,
  );
}
const owes = (balance: number, since: string) =>
  kitchen.database.execute(
    sql`update users set balance = ${balance * 100}, "owedSince" = ${noonOf(since)} where id = ${customer.id}`,
  );
const read = async (who: Person | typeof VISITOR = customer) =>
  kitchen.send(who, 'GET', `/ledger/due?userId=${customer.id}`);
const due = async () => (await read()).json<DueAnswer>();

// LEDGER-39
it('what was taken this month is owed, and not due', async () => {
  await entered(dayOf(0, 2), -120);
  await owes(-120, dayOf(0, 2));
  expect(await due()).toEqual({ owed: 120, due: 0, dueOn: null, overdue: 0, overdueSince: null });
});

// LEDGER-39
it('last month is due some days into this one, and what was left of the months before is overdue since its day', async () => {
  await entered(dayOf(2, 20), -540);
  await entered(dayOf(1, 10), -900);
  await entered(dayOf(1, 20), 200);
  await entered(dayOf(0, 1), -120);
  await owes(-1360, dayOf(2, 20));
  expect(await due()).toEqual({
    owed: 1360,
    due: 1240,
    dueOn: dayOf(0, 5),
    overdue: 340,
    overdueSince: dayOf(1, 5),
  });
});

// LEDGER-39
it('all that is due is overdue once its day has passed, and paying it leaves nothing due', async () => {
  await kitchen.setSection('ledger', { isOn: true, daysToPay: 2 });
  await entered(dayOf(1, 10), -900);
  await owes(-900, dayOf(1, 10));
  const late = { due: 900, dueOn: null, overdue: 900, overdueSince: dayOf(0, 2) };
  expect(await due()).toEqual({ owed: 900, ...late });
  await entered(dayOf(0, 3), 900);
  await entered(dayOf(0, 3), -50);
  await owes(-50, dayOf(0, 3));
  expect(await due()).toEqual({ owed: 50, due: 0, dueOn: null, overdue: 0, overdueSince: null });
});

// LEDGER-39
it('is for its customer and for owners and managers, while there is a ledger', async () => {
  expect((await read(kitchen.owner)).statusCode).toBe(200);
  for (const who of [VISITOR, kitchen.asha, kitchen.rider, kitchen.cook])
    expect([401, 404]).toContain((await read(who)).statusCode);
  await kitchen.setSection('ledger', { isOn: false });
  expect(outcomeOf(await read())).toEqual([403, 'ledger_off']);
});
