import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendDishBackMessages } from '#server/collections/dish-alerts/dish-back-messages.ts';
import { issueDueInvoices } from '#server/collections/invoices/invoice-worker.ts';
import { answerLateChanges } from '#server/collections/orders/changes/order-change-expiry.ts';
import { expireOrders, orderExpiry } from '#server/collections/orders/order-expiry.ts';
import { sql } from '#server/db/sql-template.ts';
import { updateStock } from '#server/stock/stock-worker.ts';
import { type MailServer, openMailServer } from '#tests/doubles/mail-server.ts';
import { at, VISITOR } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';
import { checkLedger, type Placed } from './ledger.ts';
import { checkMails } from './mails.ts';

let mailServer: MailServer;
let kitchen: OrderKitchen;

beforeEach(async () => {
  mailServer = await openMailServer();
  // With DATABASE_URL a server exchanges events with others.
  kitchen = await openOrderKitchen({ SMTP_URL: mailServer.url, DATABASE_URL: 'postgres://127.0.0.1/any' });
  const tax = JSON.stringify({ sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' });
  await kitchen.send(kitchen.owner, 'PATCH', at('settings', 'tax'), { data: { value: tax } });
});
afterEach(async () => {
  await kitchen.close();
  await mailServer.close();
});

/** Places three orders. The first is the poisoned one of each test. */
async function placeThree(): Promise<string[]> {
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push(await kitchen.place());
  return ids;
}

async function checkOrders(ids: readonly string[]): Promise<void> {
  const acknowledged: Placed[] = [];
  for (const id of ids) {
    acknowledged.push((await kitchen.send(kitchen.owner, 'GET', at('orders', id))).json());
  }
  await checkLedger(kitchen.url, { acknowledged, asked: new Set(ids) });
}

/** Lets every write of the rows with this value fail, until `cure`. */
async function poison(table: string, column: string, value = ''): Promise<void> {
  await kitchen.database.execute(
    sql.raw(`create function poison() returns trigger language plpgsql as $$ begin raise 'poisoned'; end $$`),
  );
  await kitchen.database.execute(
    sql.raw(`create trigger poison before insert or update on "${table}" for each row
      when (new."${column}" = '${value}') execute function poison()`),
  );
}
const cure = () => kitchen.database.execute(sql`drop function poison() cascade`);

const statuses = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await kitchen.order(id)).status));
const invoiced = async () =>
  (
    await kitchen.database.query<{ id: string }>(sql`select "orderId" as id from invoices order by serial`)
  ).map(({ id }) => id);

// FAULT-2
it('a mail that can’t be written does not stop the others, and is sent once it can', async () => {
  const ids = await placeThree();
  const [first = ''] = ids;
  const [order] = await kitchen.database.query<{ items: object }>(
    sql`select items from orders where id = ${first}`,
  );
  await kitchen.database.execute(sql`update orders set items = '[null]' where id = ${first}`);
  await kitchen.app.mail.deliverDue();
  expect(mailServer.received).toHaveLength(2);
  await kitchen.database.execute(
    sql`update orders set items = ${JSON.stringify(order?.items)}::jsonb where id = ${first}`,
  );
  kitchen.wait(1);
  await kitchen.app.mail.deliverDue();
  await checkMails(kitchen.url, mailServer);
  await checkOrders(ids);
});

it('an order that can’t expire does not stop the others', async () => {
  await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10 });
  const ids = await placeThree();
  await poison('orders', 'id', ids[0]);
  kitchen.wait(11);
  const run = () => expireOrders(kitchen.app.engine, kitchen.app.documents);
  await expect(run()).rejects.toThrow('poisoned');
  expect(await statuses(ids)).toEqual(['placed', 'expired', 'expired']);
  await cure();
  expect(await run()).toBe(1);
  await checkOrders(ids);
});

it('an invoice that can’t be issued does not stop the others, and leaves no gap in their numbers', async () => {
  const ids = await placeThree();
  const [first = '', ...others] = ids;
  await poison('invoices', 'orderId', first);
  kitchen.wait(6);
  await expect(issueDueInvoices(kitchen.app.engine)).rejects.toThrow('poisoned');
  expect(await invoiced()).toEqual(others);
  expect(await issueDueInvoices(kitchen.app.engine)).toBe(0);
  await cure();
  kitchen.wait(2);
  await issueDueInvoices(kitchen.app.engine);
  expect(await invoiced()).toEqual([...others, first]);
  await checkOrders(ids);
});

it('a late change that can’t be answered does not stop the others', async () => {
  const ids = await placeThree();
  for (const orderId of ids) {
    await kitchen.walk(orderId, 'accepted');
    const data = { orderId, revision: 1, line: 1, quantity: 1, reason: 'customerAsked' };
    const body = { documentId: `${orderId}-change`, data };
    expect((await kitchen.send(kitchen.cook, 'POST', at('orderChanges'), body)).statusCode).toBe(201);
  }
  await poison('orderChanges', 'orderId', ids[0]);
  kitchen.wait(6);
  const run = () => answerLateChanges(kitchen.app.engine, kitchen.app.documents);
  const states = async () =>
    (
      await kitchen.database.query<{ state: string }>(
        sql`select state from "orderChanges" order by "orderId"`,
      )
    ).map(({ state }) => state);
  await expect(run()).rejects.toThrow('poisoned');
  expect(await states()).toEqual(['open', 'unanswered', 'unanswered']);
  await cure();
  expect(await run()).toBe(1);
  expect(await states()).toEqual(['unanswered', 'unanswered', 'unanswered']);
  await checkOrders(ids);
});

it('the kitchen hears of other orders that wait when one can’t be mailed about, and orders expire', async () => {
  await kitchen.setKitchen({ orderMode: 'board', acceptWithinMinutes: 10, alertAfterMinutes: 5 });
  const [first, ...others] = await placeThree();
  await poison('mails', 'aboutId', first);
  const alerts = async () =>
    (
      await kitchen.database.query<{ id: string }>(
        sql`select "aboutId" as id from mails where kind = 'order-not-accepted' order by id`,
      )
    ).map(({ id }) => id);
  const { run } = orderExpiry(kitchen.app.engine, kitchen.app.documents);
  kitchen.wait(6);
  await expect(run()).rejects.toThrow('poisoned');
  // One mail counts all that wait; it is about one that can be mailed about.
  expect(await alerts()).toEqual(others.slice(0, 1));
  kitchen.wait(5);
  await expect(run()).rejects.toThrow('poisoned');
  expect(await statuses(others)).toEqual(['expired', 'expired']);
  await cure();
  await run();
  expect(await statuses([first ?? ''])).toEqual(['expired']);
});

it('a dish that can’t be updated does not stop the others, nor does a person who can’t be told', async () => {
  const dishIds = ['appam-stew', 'phulka', 'samosa'];
  const change = (id: string, data: object) =>
    kitchen.send(kitchen.owner, 'PATCH', at('dishes', id), { data });
  for (const id of dishIds) await change(id, { isAvailable: false, soldOutFor: '1h' });
  for (const who of [kitchen.asha, kitchen.ravi]) {
    const body = { documentId: `wish-${who.id}`, data: { dishId: 'samosa' } };
    expect((await kitchen.send(who, 'POST', at('dishAlerts'), body)).statusCode).toBe(201);
  }
  await poison('dishes', 'id', 'appam-stew');
  kitchen.wait(61);
  const available = () =>
    Promise.all(
      dishIds.map(async (id) => (await kitchen.send(VISITOR, 'GET', at('dishes', id))).json().isAvailable),
    );
  await expect(updateStock(kitchen.app.engine)).rejects.toThrow('poisoned');
  expect(await available()).toEqual([false, true, true]);
  await cure();
  expect(await updateStock(kitchen.app.engine)).toBe(1);
  expect(await available()).toEqual([true, true, true]);

  const told = () =>
    kitchen.database.query(sql`select "userId" from mails where kind = 'dish-back' order by "userId"`);
  await poison('mails', 'userId', 'asha');
  await expect(sendDishBackMessages(kitchen.app.engine)).rejects.toThrow('poisoned');
  expect(await told()).toEqual([{ userId: 'ravi' }]);
  await cure();
  expect(await sendDishBackMessages(kitchen.app.engine)).toBe(1);
  expect(await told()).toEqual([{ userId: 'asha' }, { userId: 'ravi' }]);
});

it('an event of another server that can’t be read is skipped, and what this one keeps is read again', async () => {
  const changed = vi.fn();
  const missed = vi.fn();
  kitchen.app.events.subscribeChanges(changed, missed);
  const notify = (text: string) => kitchen.database.query(sql`select pg_notify('rasoi_events', ${text})`);
  const poisons = ['', 'not JSON', 'null', '{"from":"x","events":[null]}', '{"from":"x","events":5}'];
  for (const [at, text] of poisons.entries()) {
    await notify(text);
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(at + 1));
  }
  const version = { $moment: '2026-01-01' };
  const events = [{ collection: 'dishes', action: 'update', id: 'samosa', version }];
  await notify(JSON.stringify({ from: 'x', events }));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(expect.objectContaining({ id: 'samosa' })));
  await checkOrders(await placeThree());
});
