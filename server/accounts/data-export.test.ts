import { expect, it } from 'vitest';
import { allCollections } from '#server/collections/index.ts';
import { sql } from '#server/db/sql-template.ts';
import { MAX_EXPORTED } from '#server/documents/document-export.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

// PROFILE-13
const kitchen = await closeAfterAll(openKitchen({ RATE_LIMIT_SCALE: '1' }));
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
const address = { houseNo: '4', street: 'MG Road', city: 'Pune', state: 'Maharashtra', pincode: 411001 };
for (const who of [asha, ravi]) {
  const create = (collection: string, data: object) =>
    kitchen.create(who, collection, data, `${collection}-of-${who.id}`);
  await create('addresses', address);
  await create('reviews', { dishId: 'samosa', rating: 5, comment: 'Crisp' });
  const item = JSON.stringify({ DishID: 'phulka', quantity: 1, price: 49 });
  await create('orders', { items: [item], paymentMethod: 'cod', address: '4, MG Road, Pune' });
  await create('carts', { dishId: 'samosa', quantity: 2 });
}

const take = (who: Person) => kitchen.send(who, 'GET', '/account/export');

it('a data export contains everything stored about a person, and nothing about others', async () => {
  const answer = await take(asha);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="rasoi-my-data.json"',
    'cache-control': 'private, no-store',
  });
  expect(answer.json()).toMatchObject({
    gatheredAt: expect.stringMatching(/^\d{4}-/),
    account: { $id: 'asha', email: asha.email },
    profile: { $id: 'asha', $collectionId: 'users' },
    addresses: [{ $id: 'addresses-of-asha', city: 'Pune' }],
    cart: [{ $id: 'carts-of-asha', quantity: 2 }],
    orders: [{ $id: 'orders-of-asha', items: [expect.stringContaining('phulka')] }],
    reviews: [{ $id: 'reviews-of-asha', comment: 'Crisp' }],
    notices: [],
    identities: [],
    sessions: [{ current: true, provider: 'email' }],
    activity: [expect.objectContaining({ event: 'session.create' }), expect.anything()],
  });
  expect(answer.body).not.toMatch(/ravi/i);
  expect(answer.body).not.toContain(PASSWORD);
});

it('a data export covers exactly the collections that are marked as included', async () => {
  const names = allCollections.flatMap(({ belongsTo }) =>
    belongsTo !== 'nobody' && 'as' in belongsTo.dataExport ? [belongsTo.dataExport.as] : [],
  );
  const { gatheredAt, account, sessions, activity, passkeys, attemptPositions, ...documents } = (
    await take(asha)
  ).json();
  expect([gatheredAt, account, sessions, activity, passkeys, attemptPositions]).not.toContain(undefined);
  expect(Object.keys(documents).sort()).toEqual([...names].sort());
});

/**
 * Columns that name a person and are not the owner of an exported collection: the key under which the export has their rows,
 * or why it leaves them out.
 */
const NAMED_ELSEWHERE: Record<string, { as: string } | { because: string }> = {
  'account_logs.account': { as: 'activity' },
  'accounts.id': { as: 'account' },
  'attempt_positions.rider': { as: 'attemptPositions' },
  'challenges.account': { because: 'a code of minutes, which is a secret' },
  'companies.payerId': { because: 'the account of a company, which is no person' },
  'files.readerId': { because: 'a photo that a rider took; the order says so' },
  'meal_messages.userId': { because: 'only that a message was sent, so that it is sent once' },
  'message_holds.userId': { because: 'only that the owner has not yet seen that a file named them' },
  'oauth2_flows.account': { because: 'a visit to a provider, of minutes' },
  'orders.payerId': { because: 'who pays a meal of another; its entry is in the ledger' },
  'passkey_challenges.account': { because: 'a number of minutes, which is a secret' },
  'passkeys.account': { as: 'passkeys' },
  'push_targets.account': { as: 'account' },
  'rides.riderId': {
    because: 'what customers see of a ride; the points and shifts of the rider have it all',
  },
  'sessions.account': { as: 'sessions' },
  'statement_codes.userId': { because: 'a code of minutes, which is a secret' },
  'tokens.account': { because: 'links and codes, which are secrets' },
};

it('each column that names a person stands in the data export, or says why not', async () => {
  const columns = await kitchen.database.query<{ table: string; column: string }>(
    sql`select source.relname as table, attname as column from pg_constraint
      join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
      join pg_attribute on attrelid = source.oid and attnum = any(conkey)
      where contype = 'f' and target.relname in ('users', 'accounts')`,
  );
  const exported = new Set(
    allCollections.flatMap(({ name, belongsTo }) => {
      if (belongsTo === 'nobody') return [];
      const { owner } = belongsTo;
      const field = 'email' in owner ? owner.account : owner;
      return field ? [`${name}.${field.name}`] : [];
    }),
  );
  const elsewhere = columns
    .map(({ table, column }) => `${table}.${column}`)
    .filter((each) => !exported.has(each));
  expect(elsewhere.sort()).toEqual(Object.keys(NAMED_ELSEWHERE).sort());
  const keys = Object.keys((await take(asha)).json());
  for (const where of Object.values(NAMED_ELSEWHERE)) if ('as' in where) expect(keys).toContain(where.as);
});

it('a data export of a rider has the places where an order could not be handed over', async () => {
  await kitchen.database.execute(
    sql`insert into attempt_positions ("order", rider, latitude, longitude, at)
      values ('orders-of-ravi', 'asha', 18.52, 73.85, '2026-11-29T10:00:00Z')`,
  );
  expect((await take(asha)).json().attemptPositions).toEqual([
    { orderId: 'orders-of-ravi', latitude: 18.52, longitude: 73.85, at: '2026-11-29T10:00:00.000Z' },
  ]);
  await kitchen.database.execute(sql`delete from attempt_positions`);
});

it(`a data export contains the newest ${MAX_EXPORTED} documents of a collection, and mentions that there are older ones`, async () => {
  const meera = await kitchen.customer('meera');
  await kitchen.database.execute(
    sql`insert into notices (id, created, updated, "userId", "dishName")
      select 'n' || n, now(), now(), 'meera', 'Dish ' || n from generate_series(1, ${MAX_EXPORTED} + 1) n`,
  );
  const { notices, shortened } = (await take(meera)).json();
  expect([notices.length, notices[0].dishName, notices.at(-1).dishName]).toEqual([
    MAX_EXPORTED,
    'Dish 2',
    `Dish ${MAX_EXPORTED + 1}`,
  ]);
  expect(shortened).toEqual(['notices']);
});

it('a data export requires a login and is limited to ten an hour', async () => {
  const visitor = await take(VISITOR);
  expect([visitor.statusCode, visitor.json().type]).toEqual([401, 'general_unauthorized_scope']);
  const ravi = await kitchen.customer('ravi-2');
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push((await take(ravi)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
