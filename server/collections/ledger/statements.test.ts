import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { sendDueStatements } from './send-statements.ts';

let customer: Person;
let count = 0;
const kitchen = await closeAfterAll(openOrderKitchen());
await kitchen.setPayments({ vpa: 'rasoi@icici' });

beforeEach(async () => {
  await kitchen.setSection('ledger', { isOn: true });
  customer = await kitchen.customer(`stated-${++count}`);
});

/** Puts an entry into the ledger at a time that has passed. */
async function entered(at: string, change: number, kind = change < 0 ? 'adjustment' : 'goodwill') {
  const [debit, credit] = change < 0 ? [-change * 100, 0] : [0, change * 100];
  await kitchen.database.execute(
    sql`insert into "ledgerEntries" (id, created, updated, "userId", at, kind, debit, credit, "referenceUse")
      values (${`stated-${++count}`}, now(), now(), ${customer.id}, ${at}, ${kind}, ${debit}, ${credit}, 0)`,
  );
  await kitchen.database.execute(
    sql`update users set balance = (select sum(credit - debit) from "ledgerEntries" where "userId" = users.id)
      where id = ${customer.id}`,
  );
}
const statement = async (period: string, who = customer) =>
  kitchen.send(who, 'GET', `/ledger/${customer.id}/statements/${period}`);
const read = async (period: string) => (await statement(period)).json();

// LEDGER-33
describe('a statement', () => {
  beforeEach(async () => {
    await entered('2026-10-31T18:00:00Z', -300);
    await entered('2026-10-31T18:45:00Z', -940);
    await entered('2026-11-20T06:00:00Z', 200);
  });

  it('has the entries of a month in the kitchen’s time zone, what stood before and after, and when it is due', async () => {
    expect(await read('2026-10')).toMatchObject({ opening: 0, closing: -300, dueOn: '2026-11-05' });
    const november = await read('2026-11');
    expect(november).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-30',
      opening: -300,
      closing: -1040,
      dueOn: '2026-12-05',
      toPay: 1040,
      customer: { email: `${customer.id}@example.in` },
    });
    expect(november.entries.map(({ change }: { change: number }) => change)).toEqual([-940, 200]);
    expect(november.upi.link).toContain('am=1040.00');
  });

  it('says what is still to be paid of it, and lists the months with entries', async () => {
    // The payment of November has paid a part of October.
    expect((await read('2026-10')).toPay).toBe(100);
    const listed = await kitchen.send(customer, 'GET', `/ledger/${customer.id}/statements`);
    expect(listed.json()).toEqual({ periods: ['2026-11', '2026-10'] });
    await kitchen.change(kitchen.owner, 'users', customer.id, { houseRhythm: 'weekly' });
    const weeks = await kitchen.send(customer, 'GET', `/ledger/${customer.id}/statements`);
    expect(weeks.json()).toEqual({ periods: ['2026-11-16', '2026-10-26'] });
    expect(await read('2026-10-26')).toMatchObject({ closing: -1240, dueOn: '2026-11-06' });
  });

  it('is read by the customer and admins only, for a period that exists, while there is a ledger', async () => {
    for (const who of [kitchen.owner, kitchen.manager])
      expect((await statement('2026-11', who)).statusCode).toBe(200);
    for (const who of [kitchen.ravi, kitchen.cook, kitchen.rider])
      expect((await statement('2026-11', who)).statusCode).toBe(404);
    expect((await statement('2026-11', VISITOR)).statusCode).toBe(401);
    for (const period of ['2026-13', '2099-01', '2026-11-24'])
      expect(outcomeOf(await statement(period))).toEqual([400, 'general_argument_invalid']);
    await kitchen.setSection('ledger', { isOn: false });
    expect(outcomeOf(await statement('2026-11'))).toEqual([403, 'ledger_off']);
  });
});

// LEDGER-33
it('a month is the kitchen’s also where its time zone has a short name, which PostgreSQL reads in its own way', async () => {
  await entered('2026-10-31T18:45:00Z', -940);
  const { value } = (await kitchen.read(kitchen.owner, 'settings', 'shop')).json();
  const shop = JSON.parse(value);
  await kitchen.setSection('shop', { ...shop, timeZone: 'IST' });
  const listed = await kitchen.send(customer, 'GET', `/ledger/${customer.id}/statements`);
  await kitchen.setSection('shop', shop);
  expect(listed.json()).toEqual({ periods: ['2026-11'] });
});

// LEDGER-37
describe('a statement that staff mail', () => {
  beforeEach(() => entered('2026-10-10T06:00:00Z', -500));
  const mail = (period: string, who = kitchen.manager) =>
    kitchen.send(who, 'POST', `/ledger/${customer.id}/statements/${period}/mails`);
  const mailed = async () => {
    const [row] = await kitchen.database.query<{ mails: number; audits: number }>(
      sql`select (select count(*) from mails where "userId" = ${customer.id}) as mails,
        (select count(*) from audits where label = ${`Statement 2026-10 of ${customer.id}`}) as audits`,
    );
    return row;
  };

  it('goes out once for a double press on two instances, is in the audit log, and goes out by itself no second time', async () => {
    const answers = await Promise.all([mail('2026-10'), mail('2026-10', kitchen.owner)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await mailed()).toEqual({ mails: 1, audits: 1 });
    await sendDueStatements({ ...kitchen.app.engine, clock: () => new Date('2026-11-01T06:00:00Z') });
    expect(await mailed()).toEqual({ mails: 1, audits: 1 });
  });

  it('is refused to everybody else, and for a time that is not over', async () => {
    for (const who of [customer, kitchen.ravi, kitchen.cook, kitchen.rider, VISITOR])
      expect(outcomeOf(await mail('2026-10', who))).toEqual([401, 'user_unauthorized']);
    for (const period of ['2099-01', 'october'])
      expect(outcomeOf(await mail(period))).toEqual([400, 'general_argument_invalid']);
    await kitchen.setSection('ledger', { isOn: false });
    expect(outcomeOf(await mail('2026-10'))).toEqual([403, 'ledger_off']);
    expect(await mailed()).toEqual({ mails: 0, audits: 0 });
  });
});

// LEDGER-37
it('a due date before the day on which statements go out is refused, unless none go out', async () => {
  const save = (data: object) => kitchen.changeSettings(kitchen.owner, 'ledger', { isOn: true, ...data });
  expect((await save({ statementDay: 6, daysToPay: 5 })).statusCode).toBe(400);
  expect((await save({ statementDay: 5, daysToPay: 5 })).statusCode).toBe(200);
  expect((await save({ statementDay: 6, daysToPay: 0, sendsStatements: false })).statusCode).toBe(200);
});

// LEDGER-34
describe('statements that go out by themselves', () => {
  let today: Date;
  const engine = () => ({ ...kitchen.app.engine, clock: () => today });
  const run = () => sendDueStatements(engine());
  const on = async (day: string) => {
    today = new Date(`${day}T06:00:00Z`);
    await run();
  };
  const mails = async () =>
    (
      await kitchen.database.query<{ kind: string }>(
        sql`select kind from mails where "userId" = ${customer.id} and kind like 'balance-%' order by sequence`,
      )
    ).map(({ kind }) => kind);
  const S = 'balance-statement';
  const R = 'balance-reminder';

  beforeEach(() => entered('2026-11-10T06:00:00Z', -500));

  it('reach everybody once, however often and on however many instances it is tried', async () => {
    today = new Date('2026-12-01T06:00:00Z');
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await mails()).toEqual([S]);
    await on('2026-12-02');
    expect(await mails()).toEqual([S]);
  });

  it('are followed by one reminder before the due date and one after it, until it is paid', async () => {
    await on('2026-12-01');
    await on('2026-12-03');
    await on('2026-12-04');
    expect(await mails()).toEqual([S, R]);
    await on('2026-12-08');
    await on('2026-12-09');
    expect(await mails()).toEqual([S, R, R]);
  });

  it('are followed by none once it is paid, though the customer owes again', async () => {
    await on('2026-12-01');
    await entered('2026-12-02T06:00:00Z', 500);
    await entered('2026-12-02T07:00:00Z', -80);
    await on('2026-12-03');
    await on('2026-12-08');
    expect(await mails()).toEqual([S]);
  });

  it.each([
    ['before the owner’s day', '2026-12-01', { statementDay: 5 }, []],
    ['when it was missed for a week', '2026-12-08', {}, []],
    ['on a later day that still counts', '2026-12-06', {}, [S]],
    ['when the owner sends none', '2026-12-01', { sendsStatements: false }, []],
    ['without a ledger', '2026-12-01', { isOn: false }, []],
  ])('%s', async (_what, day, settings, sent) => {
    await kitchen.setSection('ledger', { isOn: true, ...settings });
    await on(day);
    expect(await mails()).toEqual(sent);
  });

  it('without reminders only the statement goes out, and weekly ones on Monday', async () => {
    await kitchen.setSection('ledger', { isOn: true, sendsReminders: false });
    await kitchen.change(kitchen.owner, 'users', customer.id, { houseRhythm: 'weekly' });
    await on('2026-11-15');
    expect(await mails()).toEqual([]);
    await on('2026-11-16');
    await on('2026-11-19');
    expect(await mails()).toEqual([S]);
  });
});
