import { QueryClient } from '@tanstack/react-query';
import { AppwriteException } from 'appwrite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '#domain/carts/line.ts';
import { paise } from '#domain/money.ts';
import { stub } from '#tests/doubles/stub.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { cartKey } from '../queries.ts';
import { changeKept, readKept } from './kept-cart.ts';
import { readLeftOut } from './left-out.ts';
import { mergeKeptCart } from './merge.ts';

const ASHA = 'asha';
const stored = new Map<string, string>();
/** What the server does with each dish that is added; nothing: it takes it. */
let refusals: Record<string, Error>;
let created: { id: string; dishId: string; quantity: number }[];
let updated: object[];
let queries: QueryClient;

const dishDocument = (id: string) => ({
  $id: id,
  $sequence: 1,
  name: id.toUpperCase(),
  price: 50,
  isAvailable: true,
  needsChoice: false,
  priceFrom: null,
  optionGroupIds: [],
  taxPercent: null,
});
let menu: string[];

const sdk = stub<Sdk>({
  databases: {
    listDocuments: async (_database: string, collection: string) => ({
      documents:
        collection === 'dishes'
          ? menu.map(dishDocument)
          : [{ $id: 'full-line', dishId: 'dosa', quantity: 99, isAvailable: true, options: null, price: 50 }],
    }),
    createDocument: async (
      _database: string,
      _collection: string,
      id: string,
      data: { dishId: string; quantity: number },
    ) => {
      const refusal = refusals[data.dishId];
      if (refusal) throw refusal;
      created.push({ id, dishId: data.dishId, quantity: data.quantity });
      return { $id: id, ...data };
    },
    updateDocument: async (_database: string, _collection: string, id: string, data: object) => {
      updated.push({ id, ...data });
      return { $id: id, ...data };
    },
  },
});

const refused = (type: string, code = 409) => new AppwriteException('No', code, type);
const add = (dishId: string, quantity = 1): CartLine | undefined =>
  changeKept(
    { dishId, name: dishId, description: '', imgUrl: '', price: paise(5000), quantity: 1, isAvailable: true },
    { kind: 'add', quantity },
  );

beforeEach(() => {
  stored.clear();
  refusals = {};
  created = [];
  updated = [];
  menu = ['dosa', 'idli', 'vada'];
  queries = new QueryClient();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

// CART-20
it('after signing in, each line of the browser’s cart is added under its own id, and leaves the browser', async () => {
  const dosa = add('dosa', 2);
  const idli = add('idli');
  await mergeKeptCart(sdk, queries, ASHA);
  expect(created).toEqual([
    { id: dosa?.lineId, dishId: 'dosa', quantity: 2 },
    { id: idli?.lineId, dishId: 'idli', quantity: 1 },
  ]);
  expect(readKept()).toEqual([]);
  expect(queries.getQueryData(cartKey(ASHA))).toHaveLength(1);
  await mergeKeptCart(sdk, queries, ASHA);
  expect(created).toHaveLength(2);
});

it('a lost answer leaves the line in the browser, and the next try sends it under the same id', async () => {
  const dosa = add('dosa');
  const idli = add('idli');
  refusals = { idli: new TypeError('Failed to fetch') };
  await expect(mergeKeptCart(sdk, queries, ASHA)).rejects.toThrow('Failed to fetch');
  expect(readKept().map(({ dishId }) => dishId)).toEqual(['idli']);
  refusals = {};
  await mergeKeptCart(sdk, queries, ASHA);
  expect(created.map(({ id }) => id)).toEqual([dosa?.lineId, idli?.lineId]);
});

it('an add that the server knows already is not added again', async () => {
  add('dosa');
  refusals = { dosa: refused('document_already_exists') };
  await mergeKeptCart(sdk, queries, ASHA);
  expect([readKept(), readLeftOut()]).toEqual([[], []]);
});

// CART-21
it.each([
  ['cart_dish_unavailable', 'soldOut'],
  ['cart_options_required', 'options'],
])(
  'a dish that the server refuses with %s leaves the cart and a notice with its name',
  async (type, reason) => {
    const dosa = add('dosa');
    add('idli');
    refusals = { dosa: refused(type) };
    await mergeKeptCart(sdk, queries, ASHA);
    expect(readLeftOut()).toEqual([{ id: dosa?.lineId, reason, dishName: 'DOSA' }]);
    expect(created.map(({ dishId }) => dishId)).toEqual(['idli']);
  },
);

it('a dish that has left the menu leaves the cart and a notice, with the name that was last shown', async () => {
  const dosa = add('dosa');
  queries.setQueryData(cartKey(''), [{ ...dosa, name: 'Masala Dosa' }]);
  menu = ['idli'];
  await mergeKeptCart(sdk, queries, ASHA);
  expect(readLeftOut()).toEqual([{ id: dosa?.lineId, reason: 'gone', dishName: 'Masala Dosa' }]);
  expect([created, readKept()]).toEqual([[], []]);
});

it('more than one cart may have of a dish fills the line up to the limit, and says so', async () => {
  const dosa = add('dosa', 5);
  refusals = { dosa: refused('cart_quantity_exceeded', 400) };
  await mergeKeptCart(sdk, queries, ASHA);
  expect(updated).toEqual([{ id: 'full-line', quantity: 100 }]);
  expect(readLeftOut()).toEqual([{ id: dosa?.lineId, reason: 'full', dishName: 'DOSA' }]);
});
