import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openAccountKitchen, SITE } from '#tests/account-kitchen.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

const NEW = 'Naya-5678';
let asha: Person;
const kitchen = await closeAfterAll(openAccountKitchen());

/** Makes phone numbers and addresses unique to each test. */
let count = 0;

beforeEach(async () => {
  count++;
  asha = await kitchen.nextCustomer();
});

const patch = (path: string, body: unknown, who = asha) => kitchen.send(who, 'PATCH', path, body);
const get = (path: string, who = asha) => kitchen.send(who, 'GET', path);
const signIn = (email: string, password: string) =>
  kitchen.send(VISITOR, 'POST', '/account/sessions/email', { email, password });

async function anotherSession(): Promise<Person> {
  const answer = await signIn(asha.email, PASSWORD);
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  kitchen.accountEvents.splice(0);
  kitchen.takeEvents();
  return { ...asha, session: String(session) };
}

const newestSecret = async () => (await kitchen.linkTo(asha.email)).searchParams.get('secret');

describe('changing the name', () => {
  it('changes it in account and profile', async () => {
    const answer = await patch('/account/name', { name: '  Asha Rao ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ $id: asha.id, name: 'Asha Rao' });
    expect((await get(at('users', asha.id))).json().name).toBe('Asha Rao');
    expect(kitchen.takeEvents()).toEqual([`users update ${asha.id}`]);
    expect(kitchen.accountEvents).toEqual([`${asha.id} update.name`]);
  });

  it.each([[''], ['   '], ['x'.repeat(129)], [7], [undefined]])('refuses %j', async (name) => {
    const answer = await patch('/account/name', { name });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
    expect(kitchen.takeEvents()).toEqual([]);
  });
});

describe('changing the e-mail address', () => {
  it('changes it in account and profile, and makes it unverified', async () => {
    await kitchen.database.execute(sql`update users set "emailVerification" = true where id = ${asha.id}`);
    const email = `new${count}@example.in`;
    const answer = await patch('/account/email', { email: email.toUpperCase(), password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email, emailVerification: false });
    expect((await get(at('users', asha.id))).json().email).toBe(email);
    expect(kitchen.takeEvents()).toEqual([`users update ${asha.id}`]);
    expect(kitchen.accountEvents).toEqual([`${asha.id} update.email`]);
    expect((await signIn(email, PASSWORD)).statusCode).toBe(201);
    expect((await signIn(asha.email, PASSWORD)).statusCode).toBe(401);
  });

  it('invalidates the links sent to the former address', async () => {
    await kitchen.send(asha, 'POST', '/account/verification', { url: SITE });
    const verification = await newestSecret();
    await kitchen.send(VISITOR, 'POST', '/account/recovery', { email: asha.email, url: SITE });
    const recovery = await newestSecret();
    await patch('/account/email', { email: `moved${count}@example.in`, password: PASSWORD });
    const verify = { userId: asha.id, secret: verification };
    expect((await kitchen.send(VISITOR, 'PUT', '/account/verification', verify)).statusCode).toBe(401);
    const recover = { userId: asha.id, secret: recovery, password: NEW };
    expect((await kitchen.send(VISITOR, 'PUT', '/account/recovery', recover)).statusCode).toBe(401);
  });

  it('requires the password and an address or number that nobody else has', async () => {
    const ravi = await kitchen.customer(`ravi-${asha.id}`);
    const taken = await patch('/account/email', { email: ravi.email, password: PASSWORD });
    expect([taken.statusCode, taken.json().type]).toEqual([409, 'user_target_already_exists']);
    const wrong = await patch('/account/email', { email: 'x@example.in', password: 'Wrong-1234' });
    expect([wrong.statusCode, wrong.json().type]).toEqual([401, 'user_invalid_credentials']);
    const same = await patch('/account/email', { email: asha.email, password: PASSWORD });
    expect(same.statusCode).toBe(200);
    expect((await get('/account')).json().email).toBe(asha.email);
  });
});

describe('changing the phone number', () => {
  const number = () => `+9198765${String(count).padStart(5, '0')}`;

  it('changes it in the account only, and makes it unverified', async () => {
    expect((await get('/account')).json()).toMatchObject({ phone: '', phoneVerification: false });
    await kitchen.database.execute(sql`update accounts set phone_verified = true where id = ${asha.id}`);
    const answer = await patch('/account/phone', { phone: number(), password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ phone: number(), phoneVerification: false });
    expect((await get(at('users', asha.id))).json().phone).toBeNull();
    expect(kitchen.accountEvents).toEqual([`${asha.id} update.phone`]);
    expect((await patch('/account/phone', { phone: number(), password: PASSWORD })).statusCode).toBe(200);
  });

  it('requires the password and an address or number that nobody else has', async () => {
    await patch('/account/phone', { phone: number(), password: PASSWORD });
    const ravi = await kitchen.customer(`ravi-phone${count}`);
    const taken = await patch('/account/phone', { phone: number(), password: PASSWORD }, ravi);
    expect([taken.statusCode, taken.json().type]).toEqual([409, 'user_phone_already_exists']);
    const wrong = await patch('/account/phone', { phone: number(), password: 'Wrong-1234' });
    expect([wrong.statusCode, wrong.json().type]).toEqual([401, 'user_invalid_credentials']);
    expect((await get('/account')).json().phone).toBe(number());
  });

  it.each([
    ['9876543210'],
    ['+911234567890'],
    ['+0987654321'],
    ['+9198765432109876'],
    [''],
    [919876543210],
    [undefined],
  ])('refuses %j', async (phone) => {
    const answer = await patch('/account/phone', { phone, password: PASSWORD });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
    expect(kitchen.accountEvents).toEqual([]);
  });
});

describe('changing the password', () => {
  it('ends the other sessions and all links, and keeps this session', async () => {
    const elsewhere = await anotherSession();
    await kitchen.send(VISITOR, 'POST', '/account/recovery', { email: asha.email, url: SITE });
    const secret = await newestSecret();
    kitchen.accountEvents.splice(0);
    const before = (await get('/account')).json().passwordUpdate;
    const answer = await patch('/account/password', { password: NEW, oldPassword: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(Date.parse(answer.json().passwordUpdate)).toBeGreaterThan(Date.parse(before));
    expect((await get('/account')).statusCode).toBe(200);
    expect((await get('/account', elsewhere)).statusCode).toBe(401);
    expect((await signIn(asha.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(asha.email, NEW)).statusCode).toBe(201);
    const recover = { userId: asha.id, secret, password: 'Other-5678' };
    expect((await kitchen.send(VISITOR, 'PUT', '/account/recovery', recover)).statusCode).toBe(401);
    expect(kitchen.accountEvents).toContain(`${asha.id} update.password`);
  });

  it.each([
    ['a wrong old one', { password: NEW, oldPassword: 'Wrong-1234' }, 401, 'user_invalid_credentials'],
    ['no old one', { password: NEW }, 401, 'user_invalid_credentials'],
    ['one too short', { password: 'Ab-1234', oldPassword: PASSWORD }, 400, 'general_argument_invalid'],
    ['a weak one', { password: 'abcdefgh', oldPassword: PASSWORD }, 400, 'general_argument_invalid'],
    ['one too long', { password: 'x'.repeat(257), oldPassword: PASSWORD }, 400, 'general_argument_invalid'],
  ])('is refused for %s and changes nothing', async (_what, body, status, type) => {
    const elsewhere = await anotherSession();
    const answer = await patch('/account/password', body);
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect((await get('/account', elsewhere)).statusCode).toBe(200);
    expect(kitchen.accountEvents).toEqual([]);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('succeeds once when sent ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        patch('/account/password', { password: `${NEW}${at}`, oldPassword: PASSWORD }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
  });
});

describe('preferences', () => {
  it('are empty at first, and can only be replaced as a whole', async () => {
    expect((await get('/account/prefs')).json()).toEqual({});
    const prefs = { theme: 'dark', list: [1, { deep: null }], words: 'रसोई \\u0000' };
    const answer = await patch('/account/prefs', { prefs });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ $id: asha.id, prefs });
    await patch('/account/prefs', { prefs: { hot: true } });
    expect((await get('/account/prefs')).json()).toEqual({ hot: true });
    expect((await get('/account')).json().prefs).toEqual({ hot: true });
    expect(kitchen.accountEvents).toEqual([`${asha.id} update.prefs`, `${asha.id} update.prefs`]);
  });

  const deep = (levels: number): unknown => (levels === 0 ? 1 : { in: deep(levels - 1) });
  it.each([
    ['text', '{"a":1}'],
    ['a list', [1]],
    ['nothing', undefined],
    ['null', null],
    ['too much', { text: 'x'.repeat(65_536) }],
    ['too much in bytes', { text: 'ख'.repeat(22_000) }],
    ['too deep', deep(40)],
    ['a null character', { text: 'a\u0000' }],
    ['half a character', { text: '\ud83d' }, 'general_bad_request'],
    ['half a character in a name', { 'a\udc00': 1 }, 'general_bad_request'],
  ])('refuse %s', async (_what, prefs, type = 'general_argument_invalid') => {
    const answer = await patch('/account/prefs', { prefs });
    expect([answer.statusCode, answer.json().type]).toEqual([400, type]);
    expect((await get('/account/prefs')).json()).toEqual({});
  });
});

it.each(['name', 'email', 'phone', 'password', 'prefs', 'status'])('%s requires a login', async (what) => {
  const answer = await patch(`/account/${what}`, {}, VISITOR);
  expect([answer.statusCode, answer.json().type]).toEqual([401, 'general_unauthorized_scope']);
});
