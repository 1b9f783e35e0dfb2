import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/local-time.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person } from '#tests/kitchen.ts';
import { openOrderKitchen, waitUntilNoon } from '#tests/order-kitchen.ts';

const today = async () => (await kitchen.send(kitchen.owner, 'GET', '/day')).json().today;

const kitchen = await closeAfterAll(openOrderKitchen());
await waitUntilNoon(kitchen);
await kitchen.setKitchen({ orderMode: 'board' });
const day: string = await today();

type Row = Record<string, string>;
const rowsOf = (text: string): Row[] => parse(text, { bom: true, columns: true });
const dayFile = (who: Person, of: string) => kitchen.send(who, 'GET', `/day/csv?day=${of}`);
const accounts = (who: Person, from: string, to: string) =>
  kitchen.send(who, 'GET', `/day/accounts?from=${from}&to=${to}`);

async function pay(who: Person, orderId: string, data: object = {}): Promise<void> {
  const [payment] = await kitchen.database.query<{ id: string }>(
    sql`select id from payments where "orderId" = ${orderId}`,
  );
  const answer = await kitchen.change(who, 'payments', payment?.id ?? '', { state: 'paid', ...data });
  expect(answer.statusCode).toBe(200);
}

// DAY-9
describe('the file of a day', () => {
  it('has its figures, and once it is closed also the counts and who closed it', async () => {
    const find = (rows: Row[], part: string) => rows.find((row) => row.part === part);
    const inTill = async () =>
      find(rowsOf((await dayFile(kitchen.manager, day)).body), 'cash expected')?.amount;
    const before = Number((await inTill()) ?? 0);
    const id = await kitchen.place();
    await pay(kitchen.cook, id);
    const order = await kitchen.order(id);
    const total = before + Number(order.totalAmount);
    const open = await dayFile(kitchen.manager, day);
    expect(open.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(open.headers['content-disposition']).toBe(`attachment; filename="day-${day}.csv"`);
    expect(find(rowsOf(open.body), 'cash expected')).toMatchObject({
      what: 'Till',
      amount: `${total}`,
      counted: '',
    });
    const counted = [JSON.stringify({ method: 'cod', amount: total - 5 })];
    const data = { day, counted, note: '=2+3' };
    expect((await kitchen.create(kitchen.owner, 'dayCloses', data, 'one')).statusCode).toBe(201);
    const rows = rowsOf((await dayFile(kitchen.manager, day)).body);
    expect(find(rows, 'cash expected')).toMatchObject({ counted: `${total - 5}`, difference: '-5' });
    expect(find(rows, 'closed by')?.what).toBe('Person owner');
    expect(find(rows, 'note')?.what).toBe("'=2+3");
    const lines = rowsOf((await accounts(kitchen.owner, day, day)).body);
    const own = lines.filter((row) => row.order === String(order.number));
    expect(own.map((row) => [row.kind, row['closed in']])).toEqual([
      ['order', day],
      ['payment', day],
    ]);
  });

  it('is for owners and managers', async () => {
    expect(outcomeOf(await dayFile(kitchen.cook, day))).toEqual([401, 'user_unauthorized']);
    for (const wrong of ['', '2026-02-30', addDays(day, 2)]) {
      expect(outcomeOf(await dayFile(kitchen.owner, wrong))).toEqual([400, 'general_argument_invalid']);
    }
  });
});

// DAY-10
describe('the accounts of a period', () => {
  it('have a line for each order, payment and refund, with the bill and what is owed', async () => {
    const id = await kitchen.place(kitchen.asha, { tip: 20 });
    await pay(kitchen.cook, id, { method: 'upi', reference: '=HYPERLINK("x")' });
    const refund = { orderId: id, amount: 30, reason: 'goodwill', doneAt: new Date().toISOString() };
    await kitchen.create(kitchen.owner, 'refunds', refund, 'back');
    const unpaid = await kitchen.place();
    const mock = await kitchen.place(kitchen.asha, { paymentMethod: 'card' });
    const [order, other] = [await kitchen.order(id), await kitchen.order(unpaid)];
    const answer = await accounts(kitchen.owner, addDays(day, -365), await today());
    expect(answer.headers['content-disposition']).toContain('attachment; filename="accounts-');
    const rows = rowsOf(answer.body);
    const linesOf = (number: unknown) => rows.filter((row) => row.order === String(number));
    expect(linesOf(order.number)).toMatchObject([
      {
        kind: 'order',
        subtotal: String(order.subtotal),
        taxable: String(order.subtotal),
        tax: String(order.tax),
        tip: String(order.tip ?? ''),
        total: String(order.totalAmount),
        balance: '30',
      },
      {
        kind: 'payment',
        method: 'upi',
        mock: '',
        reference: `'=HYPERLINK("x")`,
        paid: String(order.totalAmount),
      },
      { kind: 'refund', method: 'cash', refunded: '30' },
    ]);
    expect(linesOf(other.number)).toMatchObject([{ kind: 'order', balance: String(other.totalAmount) }]);
    const card = linesOf((await kitchen.order(mock)).number);
    expect(card.map(({ kind, mock: isMock }) => [kind, isMock])).toEqual([
      ['order', 'mock'],
      ['payment', 'mock'],
    ]);
  });

  it('name the invoices of an order', async () => {
    await kitchen.setSection('tax', { sellerKind: 'regular', gstin: '27AAPFU0939F1ZV', state: '27' });
    const id = await kitchen.place();
    await kitchen.walk(id, 'accepted', 'preparing', 'ready');
    await kitchen.setSection('tax', {});
    const [invoice] = (await kitchen.list(kitchen.owner, 'invoices')).json().documents;
    const { number } = await kitchen.order(id);
    const rows = rowsOf((await accounts(kitchen.owner, day, await today())).body);
    expect(rows.filter((row) => row.order === String(number)).map((row) => row.invoice)).toEqual([
      invoice.number,
    ]);
  });

  it('come in pages without losing or repeating a line', async () => {
    const old = addDays(day, -40);
    await kitchen.database.execute(sql`
      insert into orders (id, created, updated, "userId", "totalAmount", subtotal, "deliveryFee", tax, items, "orderedOn",
        number, "customerName", "customerEmail", status)
      select 'old' || n, now(), now(), 'asha', 100, 100, 0, 0, '[]', ${`${old}T07:00:00Z`}::timestamptz, 900000 + n, 'Asha',
        'a@example.in', 'delivered' from generate_series(1, 1203) n`);
    await kitchen.database.execute(sql`
      insert into payments (id, created, updated, "orderId", method, amount, state, mock, "paidAt", "createdAt")
      select id, created, updated, id, 'cod', 100, 'paid', false, "orderedOn", "orderedOn" from orders where id like 'old%'`);
    const rows = rowsOf((await accounts(kitchen.owner, old, old)).body);
    expect(rows).toHaveLength(2406);
    expect(new Set(rows.map(({ kind, order }) => `${kind} ${order}`)).size).toBe(2406);
  });

  it('are for owners, and for at most a year', async () => {
    for (const who of [kitchen.manager, kitchen.cook, kitchen.asha]) {
      expect(outcomeOf(await accounts(who, day, day))).toEqual([401, 'user_unauthorized']);
    }
    const wrong = [
      [day, addDays(day, -1)],
      [addDays(day, -400), day],
      [day, addDays(day, 3)],
      ['x', day],
    ] as const;
    for (const [from, to] of wrong) {
      expect(outcomeOf(await accounts(kitchen.owner, from, to))).toEqual([400, 'general_argument_invalid']);
    }
  });
});
