import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, type Kitchen, openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

let kitchen: Kitchen;
const accountEvents: string[] = [];

beforeAll(async () => {
  kitchen = await openKitchen();
  kitchen.app.events.subscribeAccounts(({ account, name }) => accountEvents.push(`${account} ${name}`));
});
afterAll(() => kitchen.close());

const close = (who: Person) => kitchen.send(who, 'PATCH', '/account/status');
const signIn = ({ email }: Person) =>
  kitchen.send(VISITOR, 'POST', '/account/sessions/email', { email, password: PASSWORD });
const create = (who: Person, collection: string, data: object) =>
  kitchen.send(who, 'POST', at(collection), { documentId: 'unique()', data });

it('closes an account for good: out of every session, without cart, addresses, mails and name', async () => {
  const asha = await kitchen.customer('asha');
  await signIn(asha);
  await create(asha, 'carts', { dishId: 'samosa', quantity: 2 });
  const address = { houseNo: '4', street: 'MG Road', city: 'Pune', state: 'MH', pincode: 411001 };
  await create(asha, 'addresses', { label: 'Home', ...address });
  await kitchen.send(asha, 'POST', '/account/verification', { url: 'http://localhost/verify-email' });
  expect(await kitchen.mails()).toHaveLength(1);
  const review = await create(asha, 'reviews', { dishId: 'samosa', rating: 5, comment: 'Crisp' });
  expect(review.json().customerName).toBe('Person asha');
  kitchen.told();
  accountEvents.splice(0);

  const answer = await close(asha);
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ status: false })]);
  expect(answer.headers['x-fallback-cookies']).toBe('[]');
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^a_session_rasoi=;.*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^a_session_rasoi_legacy=;.*Expires=Thu, 01 Jan 1970/),
  ]);
  const ended = /^asha sessions\..*\.delete$/;
  expect(accountEvents.filter((name) => ended.test(name))).toHaveLength(2);
  expect(accountEvents.filter((name) => !ended.test(name))).toEqual(['asha update.status']);
  expect(kitchen.told().map((event) => event.replace(/ \S+$/, ''))).toEqual([
    'carts delete',
    'addresses delete',
    'reviews update',
    'users update',
  ]);

  expect(await kitchen.mails()).toEqual([]);
  expect((await kitchen.send(asha, 'GET', '/account')).statusCode).toBe(401);
  const again = await signIn(asha);
  expect([again.statusCode, again.json().type]).toEqual([401, 'user_blocked']);
  const { documents } = (await kitchen.send(VISITOR, 'GET', at('reviews'))).json();
  expect(documents).toMatchObject([{ comment: 'Crisp', customerName: null }]);
  const profile = (await kitchen.send(await kitchen.admin(), 'GET', at('users', 'asha'))).json();
  expect(profile).toMatchObject({ street: null, pincode: null, phone: null });
});

it('keeps the last admin', async () => {
  const lastButOne = await kitchen.admin('cook');
  const chef = await signIn({ id: 'chef', email: 'chef@example.in', session: '' });
  const [session] = Object.values(JSON.parse(String(chef.headers['x-fallback-cookies'])));
  expect((await close(lastButOne)).statusCode).toBe(200);
  const last = { id: 'chef', email: 'chef@example.in', session: String(session) };
  const refused = await close(last);
  expect([refused.statusCode, refused.json().type]).toEqual([409, 'user_last_admin']);
  expect((await kitchen.send(last, 'GET', '/account')).json()).toMatchObject({ status: true });
});

it('keeps the admin the kitchen began with', async () => {
  const first = await kitchen.admin('first');
  await kitchen.admin('another');
  await kitchen.database.execute(sql`update users set "isSuperAdmin" = true where id = 'first'`);
  const refused = await close(first);
  expect([refused.statusCode, refused.json().type]).toEqual([403, 'user_protected']);
});
