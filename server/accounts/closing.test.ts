import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

const accountEvents: string[] = [];
const kitchen = await closeAfterAll(openKitchen());
kitchen.app.events.subscribeAccounts(({ account, name }) => accountEvents.push(`${account} ${name}`));

const close = (who: Person) => kitchen.send(who, 'PATCH', '/account/status');

it('closing an account ends every session and erases cart, addresses, mails and name', async () => {
  const signIn = ({ email }: Person) =>
    kitchen.send(VISITOR, 'POST', '/account/sessions/email', { email, password: PASSWORD });
  const asha = await kitchen.customer('asha');
  await signIn(asha);
  await kitchen.create(asha, 'carts', { dishId: 'samosa', quantity: 2 });
  const address = { houseNo: '4', street: 'MG Road', city: 'Pune', state: 'MH', pincode: 411001 };
  await kitchen.create(asha, 'addresses', { label: 'Home', ...address });
  await kitchen.send(asha, 'POST', '/account/verification', { url: 'http://localhost/verify-email' });
  expect(await kitchen.mails()).toHaveLength(1);
  const review = await kitchen.create(asha, 'reviews', { dishId: 'samosa', rating: 5, comment: 'Crisp' });
  expect(review.json().customerName).toBe('Person asha');
  kitchen.takeEvents();
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
  expect(kitchen.takeEvents().map((event) => event.replace(/ \S+$/, ''))).toEqual([
    'carts delete',
    'users update',
    'reviews update',
    'addresses delete',
  ]);

  expect(await kitchen.mails()).toEqual([]);
  expect((await kitchen.send(asha, 'GET', '/account')).statusCode).toBe(401);
  const again = await signIn(asha);
  expect([again.statusCode, again.json().type]).toEqual([401, 'user_invalid_credentials']);
  const { documents } = (await kitchen.list(VISITOR, 'reviews')).json();
  expect(documents).toMatchObject([{ comment: 'Crisp', customerName: null }]);
  const profile = (await kitchen.read(await kitchen.admin(), 'users', 'asha')).json();
  expect(profile).toMatchObject({ street: null, pincode: null, phone: null });
});

it('the last admin’s account can’t be closed', async () => {
  const own = await openKitchen();
  const [lastButOne, last] = [await own.admin('cook'), await own.admin('chef')];
  expect((await own.send(lastButOne, 'PATCH', '/account/status')).statusCode).toBe(200);
  const refused = await own.send(last, 'PATCH', '/account/status');
  expect([refused.statusCode, refused.json().type]).toEqual([409, 'user_last_admin']);
  expect((await own.send(last, 'GET', '/account')).json()).toMatchObject({ status: true });
  await own.close();
});

it('the first admin’s account can’t be closed', async () => {
  const first = await kitchen.admin('first');
  await kitchen.admin('another');
  await kitchen.database.execute(sql`update users set "isSuperAdmin" = true where id = 'first'`);
  const refused = await close(first);
  expect([refused.statusCode, refused.json().type]).toEqual([403, 'user_protected']);
});

const placed = (who: Person) =>
  kitchen.create(who, 'orders', {
    items: [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })],
    address: 'Asha Devi, 4, MG Road, Pune',
  });

// PROFILE-10
it('closing an account erases all personal data and keeps the orders without it', async () => {
  /** All texts in the database, except hashed or sealed secrets. */
  async function everythingKept(): Promise<string> {
    const tables = await kitchen.database.query<{ name: string }>(
      sql`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const texts = [];
    for (const { name } of tables) {
      const rows = await kitchen.database.query<{ text: string }>(
        sql`select t::text as text from ${sql.identifier(name)} t`,
      );
      texts.push(...rows.map(({ text }) => `${name}: ${text}`));
    }
    return texts.join('\n');
  }
  const meera = await kitchen.customer('meera');
  const { database } = kitchen;
  const profile = {
    name: 'Zubeda Batliwala',
    phone: 9876501234,
    houseNo: 'Flat Zebra-7',
    street: 'Kasturba Road',
  };
  await kitchen.change(meera, 'users', 'meera', {
    ...profile,
    city: 'Kochi',
    state: 'Kerala',
    pincode: 682001,
  });
  await database.execute(sql`update users set "emailVerification" = true where id = 'meera'`);
  await kitchen.send(meera, 'PATCH', '/account/prefs', { prefs: { nickname: 'Zubi Ji' } });
  await kitchen.change(await kitchen.admin('auditor'), 'users', 'meera', { name: 'Zubeda N' });
  await kitchen.send(meera, 'POST', '/account/verification', { url: 'http://localhost/verify-email' });
  await database.execute(
    sql`insert into identities (id, created, updated, "userId", provider, "providerUid", "providerEmail")
      values ('google-meera', now(), now(), 'meera', 'google', 'uid-of-zubeda', 'meera@provider.example')`,
  );
  const order = (await placed(meera)).json();
  kitchen.wait(61);
  expect((await close(meera)).statusCode).toBe(200);

  const kept = await everythingKept();
  // None of these is in a hash, an id or a time by chance, as a short number would be.
  const names = ['Zubeda', 'Batliwala', 'Zebra-7', 'Kasturba', 'Kochi', 'Zubi Ji', 'Asha Devi'];
  for (const trace of [...names, 'meera@', '9876501234', 'uid-of-zubeda']) {
    expect([trace, kept.split('\n').filter((line) => line.includes(trace))]).toEqual([trace, []]);
  }
  const [login] = await database.query(sql`select password, active from accounts where id = 'meera'`);
  expect(login).toEqual({ password: null, active: false });
  expect(await database.query(sql`select 1 from account_logs where account = 'meera'`)).toEqual([]);
  const books = (await kitchen.read(await kitchen.admin('bookkeeper'), 'orders', order.$id)).json();
  expect(books).toMatchObject({
    userId: 'meera',
    totalAmount: order.totalAmount,
    items: order.items,
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    address: null,
  });
});

// PROFILE-10
it('the e-mail address of a closed account can be used for a new one', async () => {
  const first = await kitchen.customer('first-of-two');
  expect((await close(first)).statusCode).toBe(200);
  const again = await kitchen.send(VISITOR, 'POST', '/account', {
    userId: 'second-of-two',
    email: first.email,
    password: PASSWORD,
  });
  expect([again.statusCode, again.json().email]).toEqual([201, first.email]);
});

// PROFILE-11
it('closing an account is refused while an order is under way, and nothing is erased', async () => {
  const ravi = await kitchen.customer('ravi');
  await placed(ravi);
  kitchen.takeEvents();
  for (const minutes of [0, 30, 29]) {
    kitchen.wait(minutes);
    const refused = await close(ravi);
    expect([minutes, refused.statusCode, refused.json().type]).toEqual([minutes, 409, 'user_order_open']);
  }
  expect(kitchen.takeEvents()).toEqual([]);
  expect((await kitchen.send(ravi, 'GET', '/account')).json()).toMatchObject({ name: 'Person ravi' });
  kitchen.wait(1);
  expect((await close(ravi)).statusCode).toBe(200);
});
