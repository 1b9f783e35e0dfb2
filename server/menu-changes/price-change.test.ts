import { beforeEach, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, VISITOR } from '#tests/kitchen.ts';

const data = { description: 'Crisp', menuId: 'snacks', imgUrl: '/x.webp' };
const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const asha = await kitchen.customer('asha');

beforeEach(async () => {
  for (const [name, price] of [
    ['kachori', 40],
    ['bhaji', 99.5],
  ] as const) {
    await kitchen.send(chef, 'PUT', at('dishes', name), { data: { ...data, name, price } });
  }
  kitchen.takeEvents();
});

const change = (changes: unknown, who = chef) => kitchen.send(who, 'POST', '/dishes/prices', { changes });
const price = async (id: string) => (await kitchen.read(VISITOR, 'dishes', id)).json().price;
const both = [
  { dishId: 'kachori', was: 40, price: 45 },
  { dishId: 'bhaji', was: 99.5, price: 109 },
];

// ADMIN-72
it('several prices change at once, in carts and in the audit log, too', async () => {
  await kitchen.create(asha, 'carts', { dishId: 'kachori' }, 'line');
  kitchen.takeEvents();
  const answer = await change(both);
  expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 2 }]);
  expect([await price('kachori'), await price('bhaji')]).toEqual([45, 109]);
  expect((await kitchen.read(asha, 'carts', 'line')).json().price).toBe(45);
  expect(kitchen.takeEvents()).toEqual(['dishes update kachori', 'carts update line', 'dishes update bhaji']);
  const { documents } = (
    await kitchen.list(chef, 'audits', { method: 'orderDesc', attribute: '$sequence' })
  ).json();
  expect(
    documents
      .slice(0, 2)
      .map(({ label, changes }: { label: string; changes: string[] }) => [
        label,
        ...changes.map((text) => JSON.parse(text)),
      ]),
  ).toEqual([
    ['bhaji', { field: 'price', before: 99.5, after: 109 }],
    ['kachori', { field: 'price', before: 40, after: 45 }],
  ]);
});

// ADMIN-72
it('no price changes if one dish costs something else by now, and the refusal names the dish', async () => {
  await kitchen.change(chef, 'dishes', 'bhaji', { price: 120 });
  kitchen.takeEvents();
  const answer = await change(both);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    {
      type: 'document_update_conflict',
      message: 'bhaji costs ₹120 by now. No price was changed: please look at the new prices again.',
    },
  ]);
  expect([await price('kachori'), kitchen.takeEvents()]).toEqual([40, []]);
});

// ADMIN-72
it('no price changes if one of the dishes is gone', async () => {
  const answer = await change([...both, { dishId: 'nowhere', was: 1, price: 2 }]);
  expect([answer.statusCode, answer.json().type]).toEqual([409, 'document_update_conflict']);
  expect(await price('kachori')).toBe(40);
});

// ADMIN-72
it('a repeat of the same change succeeds and changes nothing more', async () => {
  await change(both);
  kitchen.takeEvents();
  const again = await change(both);
  expect([again.statusCode, again.json(), kitchen.takeEvents()]).toEqual([200, { changed: 0 }, []]);
});

// ADMIN-72
it('two admins who raise the same prices at once raise them once', async () => {
  const other = await kitchen.admin('other');
  const answers = await Promise.all([change(both), change([...both].reverse(), other)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers.map((answer) => answer.json().changed).toSorted()).toEqual([0, 2]);
});

it.each([
  ['no list', undefined],
  ['an empty list', []],
  ['a dish twice', [both[0], both[0]]],
  ['a price below ₹0', [{ dishId: 'kachori', was: 40, price: -1 }]],
  ['a price with a part of a paisa', [{ dishId: 'kachori', was: 40, price: 45.005 }]],
  ['a price above the highest', [{ dishId: 'kachori', was: 40, price: 100_001 }]],
  ['a text as price', [{ dishId: 'kachori', was: 40, price: '45' }]],
])('%s is refused', async (_name, changes) => {
  expect((await change(changes)).statusCode).toBe(400);
  expect(await price('kachori')).toBe(40);
});

it('only admins can change prices', async () => {
  for (const who of [VISITOR, asha, await kitchen.staff('kitchen')]) {
    expect((await change(both, who)).statusCode).toBe(401);
  }
  expect(await price('kachori')).toBe(40);
  expect((await change(both, await kitchen.staff('manager'))).statusCode).toBe(200);
});
