import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const rows = (table: string, id = '') => `/tablesdb/rasoi/tables/${table}/rows${id && `/${id}`}`;

const kitchen = await closeAfterAll(openKitchen());
const [asha, ravi, chef] = [
  await kitchen.customer('asha'),
  await kitchen.customer('ravi'),
  await kitchen.admin(),
];

beforeEach(async () => {
  await kitchen.database.execute(sql`delete from carts`);
  const data = { dishId: 'samosa', quantity: 2 };
  await kitchen.create(asha, 'carts', data, 'line');
});

describe('increment and decrement', () => {
  const step = async (who: Person, path: string, body: object = {}) => {
    kitchen.takeEvents();
    const answer = await kitchen.send(who, 'PATCH', path, body);
    const outcome = answer.statusCode === 200 ? answer.json() : answer.json().type;
    return { status: answer.statusCode, outcome, events: kitchen.takeEvents() };
  };

  it('changes a number by 1 or by a given amount, under the collection’s rules', async () => {
    const line = at('carts', 'line');
    const up = await step(asha, `${line}/quantity/increment`);
    expect(up).toMatchObject({ status: 200, outcome: { quantity: 3 }, events: ['carts update line'] });
    const down = await step(asha, `${line}/quantity/decrement`, { value: 2, min: 1 });
    expect(down).toMatchObject({ status: 200, outcome: { quantity: 1 } });
    const price = await step(chef, `${at('dishes', 'phulka')}/price/increment`, { value: 0.1 });
    expect(price.outcome).toMatchObject({ price: 49.1 });
    const gone = await step(asha, `${line}/quantity/decrement`);
    expect(gone.events).toEqual(['carts delete line']);
  });

  it('loses none of ten simultaneous changes', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => step(asha, `${at('carts', 'line')}/quantity/increment`)),
    );
    expect((await kitchen.read(asha, 'carts', 'line')).json().quantity).toBe(12);
  });

  it.each([
    [
      'beyond max',
      () => asha,
      'carts',
      'line',
      'quantity/increment',
      { max: 2 },
      400,
      'general_argument_invalid',
    ],
    [
      'beyond min',
      () => asha,
      'carts',
      'line',
      'quantity/decrement',
      { min: 2 },
      400,
      'general_argument_invalid',
    ],
    [
      'beyond the rule',
      () => asha,
      'carts',
      'line',
      'quantity/increment',
      { value: 500 },
      400,
      'cart_quantity_exceeded',
    ],
    [
      'by words',
      () => asha,
      'carts',
      'line',
      'quantity/increment',
      { value: '1' },
      400,
      'general_argument_invalid',
    ],
    [
      'by a part of one',
      () => asha,
      'carts',
      'line',
      'quantity/increment',
      { value: 0.5 },
      400,
      'document_invalid_structure',
    ],
    ['words', () => asha, 'carts', 'line', 'name/increment', {}, 400, 'document_invalid_structure'],
    [
      'what is no attribute',
      () => asha,
      'carts',
      'line',
      'toString/increment',
      {},
      400,
      'document_invalid_structure',
    ],
    ['what the server writes', () => asha, 'carts', 'line', 'price/decrement', {}, 401, 'user_unauthorized'],
    ['somebody else’s', () => ravi, 'carts', 'line', 'quantity/increment', {}, 401, 'user_unauthorized'],
    ['as a visitor', () => VISITOR, 'dishes', 'phulka', 'price/decrement', {}, 401, 'user_unauthorized'],
    ['as a customer', () => asha, 'dishes', 'phulka', 'price/decrement', {}, 401, 'user_unauthorized'],
    ['what is not there', () => chef, 'dishes', 'unicorn', 'price/decrement', {}, 404, 'document_not_found'],
    ['of no collection', () => chef, 'unicorns', 'x', 'price/decrement', {}, 404, 'collection_not_found'],
  ])('is refused: %s', async (_what, who, collection, id, path, body, status, type) => {
    const answer = await step(who(), `${at(collection, id)}/${path}`, body);
    expect(answer).toEqual({ status, outcome: type, events: [] });
  });
});

describe('the tables API', () => {
  it('offers the same operations with its own terms', async () => {
    const made = await kitchen.send(asha, 'POST', rows('carts'), {
      rowId: 'row',
      data: { dishId: 'phulka', quantity: 1 },
    });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { $id: 'row', $tableId: 'carts', quantity: 1 },
    ]);
    expect(made.json()).not.toHaveProperty('$collectionId');
    const list = (await kitchen.send(asha, 'GET', rows('carts'))).json();
    expect(list).toMatchObject({ total: 2, rows: expect.arrayContaining([made.json()]) });
    const patched = await kitchen.send(asha, 'PATCH', rows('carts', 'row'), { data: { quantity: 4 } });
    expect(patched.json()).toMatchObject({ quantity: 4, $tableId: 'carts' });
    const stepped = await kitchen.send(asha, 'PATCH', `${rows('carts', 'row')}/quantity/increment`, {
      value: 2,
    });
    expect(stepped.json()).toMatchObject({ quantity: 6, $tableId: 'carts' });
    expect((await kitchen.send(asha, 'GET', rows('carts', 'row'))).json()).toEqual(stepped.json());
    expect((await kitchen.send(ravi, 'GET', rows('carts', 'row'))).json().type).toBe('document_not_found');
    expect((await kitchen.send(asha, 'DELETE', rows('carts', 'row'))).statusCode).toBe(204);
  });

  it('answers lists and errors with its own terms', async () => {
    const documents = (await kitchen.list(VISITOR, 'menus')).json();
    const list = (await kitchen.send(VISITOR, 'GET', rows('menus'))).json();
    expect(Object.keys(documents)).toEqual(['total', 'documents']);
    expect(Object.keys(list)).toEqual(['total', 'rows']);
    const answer = await kitchen.send(chef, 'POST', rows('menus'), { documentId: 'x', data: { name: 'X' } });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Param "rowId" is not optional.']);
  });
});
