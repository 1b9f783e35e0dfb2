import { once } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { forgetRequests } from '#server/documents/repeated-requests.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person } from '#tests/kitchen.ts';

interface Line {
  $id: string;
  dishId: string;
  quantity: number;
}

const add = (who: Person, documentId: string, quantity = 1, dishId = 'samosa') =>
  kitchen.create(who, 'carts', { dishId, quantity }, documentId);
const cartOf = async (who: Person): Promise<[string, number][]> =>
  (await kitchen.list(who, 'carts')).json().documents.map(({ $id, quantity }: Line) => [$id, quantity]);

const PHULKA = { DishID: 'phulka', quantity: 1, price: 49 };
const order = (...items: object[]) => ({
  data: { items: items.map((item) => JSON.stringify(item)), address: 'Pune' },
});

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');

beforeEach(async () => {
  for (const who of [asha, ravi]) {
    for (const [id] of await cartOf(who)) await kitchen.delete(who, 'carts', id);
  }
  await forgetRequests(kitchen.database, new Date(Date.now() + 60_000));
  await add(asha, 'line');
  kitchen.takeEvents();
});

// CART-18
describe('an add to the cart that is sent again with the same id', () => {
  it('counts once, and returns the current line', async () => {
    const answers = [await add(asha, 'more', 2), await add(asha, 'more', 2), await add(asha, 'more', 2)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().$id, answer.json().quantity])).toEqual(
      Array(3).fill([201, 'line', 3]),
    );
    expect(kitchen.takeEvents()).toEqual(['carts update line']);
    expect(await cartOf(asha)).toEqual([['line', 3]]);
  });

  it('counts once, even if it created the line', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(asha, 'first', 4, 'phulka')));
    expect(answers.map((answer) => [answer.statusCode, answer.json().$id, answer.json().quantity])).toEqual(
      Array(10).fill([201, 'first', 4]),
    );
    expect(kitchen.takeEvents()).toEqual(['carts create first']);
  });

  it('counts once when ten are sent at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(asha, 'rush', 2)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201));
    expect(await cartOf(asha)).toEqual([['line', 3]]);
    expect(kitchen.takeEvents()).toEqual(['carts update line']);
  });

  it('counts once by PUT, too', async () => {
    const put = () =>
      kitchen.send(asha, 'PUT', at('carts', 'more'), { data: { dishId: 'samosa', quantity: 2 } });
    expect([(await put()).json().quantity, (await put()).json().quantity]).toEqual([3, 3]);
    expect(await cartOf(asha)).toEqual([['line', 3]]);
  });

  it('by PUT replaces a document that another request with the id has created meanwhile', async () => {
    await kitchen.database.execute(sql`delete from carts`);
    const begun = new EventTarget();
    const ended = new EventTarget();
    const hasBegun = once(begun, 'go');
    const mayEnd = once(ended, 'go');
    const other = kitchen.database.transaction(async (tx) => {
      await tx.execute(
        sql`insert into carts (id, created, updated, permissions, creator, fingerprint, "cartId", "userId", "dishId", quantity)
          values ('late', now(), now(), '{}', 'asha', 'of another request', 'late', 'asha', 'samosa', 1)`,
      );
      begun.dispatchEvent(new Event('go'));
      await mayEnd;
    });
    await hasBegun;
    const put = kitchen.send(asha, 'PUT', at('carts', 'late'), { data: { dishId: 'samosa', quantity: 5 } });
    await vi.waitFor(async () => {
      const waiting = await kitchen.database.query(
        sql`select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
      );
      expect(waiting).not.toEqual([]);
    }, 5_000);
    ended.dispatchEvent(new Event('go'));
    await other;
    expect([(await put).statusCode, await cartOf(asha)]).toEqual([200, [['late', 5]]]);
  });

  it('adds nothing when the cart was ordered meanwhile', async () => {
    await add(asha, 'more', 2);
    await kitchen.send(asha, 'POST', at('orders'), { documentId: 'unique()', ...order(PHULKA) });
    const again = await add(asha, 'more', 2);
    expect([again.statusCode, again.json().type]).toEqual([409, 'document_already_exists']);
    expect(await cartOf(asha)).toEqual([]);
  });

  it('is refused with another quantity or dish, or from another person', async () => {
    await add(asha, 'more', 2);
    for (const answer of [
      await add(asha, 'more', 3),
      await add(asha, 'more', 2, 'phulka'),
      await add(ravi, 'more', 2),
      await add(asha, 'line', 2),
      await add(ravi, 'line', 1),
    ]) {
      expect([answer.statusCode, answer.json().type]).toEqual([409, 'document_already_exists']);
    }
    expect(await cartOf(asha)).toEqual([['line', 3]]);
    expect(await cartOf(ravi)).toEqual([]);
  });

  it('is recognised for a day', async () => {
    await add(asha, 'more', 2);
    const dayAgo = () => new Date(Date.now() - 86_400_000);
    expect(await forgetRequests(kitchen.database, dayAgo())).toBe(0);
    await add(asha, 'more', 2);
    expect(await cartOf(asha)).toEqual([['line', 3]]);
    expect(await forgetRequests(kitchen.database, new Date(Date.now() + 60_000))).toBe(1);
    await add(asha, 'more', 2);
    expect(await cartOf(asha)).toEqual([['line', 5]]);
  });
});

// ORDER-24
describe('an order that is sent again by PUT', () => {
  const put = (id: string, body: object, who = asha) => kitchen.send(who, 'PUT', at('orders', id), body);

  it('gets the first answer, whether it was sent by POST or PUT', async () => {
    const posted = await kitchen.send(asha, 'POST', at('orders'), { documentId: 'posted', ...order(PHULKA) });
    const first = await put('put', order(PHULKA));
    kitchen.takeEvents();
    for (const [id, made] of [
      ['posted', posted],
      ['put', first],
    ] as const) {
      const again = await put(id, order(PHULKA));
      expect([again.statusCode, again.json()]).toEqual([200, made.json()]);
    }
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('is refused with other content, and from another person', async () => {
    await put('fixed', order(PHULKA));
    for (const answer of [
      await put('fixed', order({ ...PHULKA, quantity: 2 })),
      await put('fixed', order(PHULKA), ravi),
    ]) {
      expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_unauthorized']);
    }
  });
});

// ORDER-23
it('an order has at most 100 of one dish in all its lines together', async () => {
  const place = (...quantities: number[]) =>
    kitchen.send(asha, 'POST', at('orders'), {
      documentId: 'unique()',
      ...order(...quantities.map((quantity) => ({ ...PHULKA, quantity }))),
    });
  expect((await place(60, 40)).statusCode).toBe(201);
  kitchen.takeEvents();
  const beyond = await place(...Array<number>(100).fill(100));
  expect(beyond.json()).toMatchObject({
    code: 400,
    type: 'general_argument_invalid',
    message: 'At most 100 of one dish. For a larger feast, please call the kitchen.',
  });
  expect((await place(60, 41)).statusCode).toBe(400);
  expect(kitchen.takeEvents()).toEqual([]);
});
