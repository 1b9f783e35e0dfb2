import { beforeEach, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let seen: string;

const samosa = at('dishes', 'samosa');
const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const asha = await kitchen.customer('asha');

beforeEach(async () => {
  seen = (await kitchen.send(VISITOR, 'GET', samosa)).json().$updatedAt;
});

/** A write from a copy that was fetched at the time `asOf`. */
const write = (who: Person, method: 'PATCH' | 'PUT' | 'DELETE', asOf: string, data?: object) =>
  kitchen.app.server.inject({
    method,
    url: `/v1${samosa}`,
    headers: {
      'x-appwrite-project': 'rasoi',
      'x-appwrite-timestamp': asOf,
      ...(who.session && { 'x-appwrite-session': who.session }),
    },
    ...(data && { payload: { data } }),
  });
const change = (data: object) => kitchen.send(chef, 'PATCH', samosa, { data });

it('a change made from the newest version is accepted', async () => {
  for (const price of [41, 42, 43]) {
    const answer = await write(chef, 'PATCH', seen, { price });
    expect([answer.statusCode, answer.json().price]).toEqual([200, price]);
    expect(answer.json().$updatedAt > seen).toBe(true);
    seen = answer.json().$updatedAt;
  }
});

it.each(['PATCH', 'PUT', 'DELETE'] as const)(
  'a %s made from an older version is refused and changes nothing',
  async (method) => {
    const whole = { name: 'Samosa', description: 'New', price: 50, menuId: 'snacks', imgUrl: '/x.webp' };
    const theirs = `What another admin wrote before ${method}`;
    await change({ description: theirs });
    kitchen.takeEvents();
    const answer = await write(chef, method, seen, method === 'DELETE' ? undefined : whole);
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'document_update_conflict']);
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await kitchen.send(VISITOR, 'GET', samosa)).json().description).toBe(theirs);
  },
);

it('people who may not write do not learn that the document has changed', async () => {
  await change({ price: 44 });
  for (const who of [VISITOR, asha]) {
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await write(who, method, seen, { price: 1 });
      expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_unauthorized']);
    }
  }
});

it('a new rating of a dish does not make an admin’s change of it conflict', async () => {
  const data = { dishId: 'samosa', rating: 2, comment: 'Cold' };
  await kitchen.create(asha, 'reviews', data);
  const rated = (await kitchen.send(VISITOR, 'GET', samosa)).json();
  expect([rated.ratingCount, rated.$updatedAt]).toEqual([1, seen]);
  expect((await write(chef, 'PATCH', seen, { price: 45 })).statusCode).toBe(200);
});

it('an invalid date in X-Appwrite-Timestamp is refused', async () => {
  const answer = await write(chef, 'PATCH', 'yesterday', { price: 46 });
  expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
});
