import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

let asha: Person;
let ravi: Person;

const DAY = 24 * 60;
const signIn = (email: string, password = PASSWORD, who = VISITOR) =>
  kitchen.send(who, 'POST', '/account/sessions/email', { email, password });

async function signedIn(id: string): Promise<Person & { sessionId: string }> {
  const answer = await signIn(`${id}@example.in`);
  const [session] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  kitchen.takeEvents();
  return { id, email: `${id}@example.in`, session: String(session), sessionId: answer.json().$id };
}

const sessionsOf = async (who: Person) => (await kitchen.send(who, 'GET', '/account/sessions')).json();
const isGuest = async (who: Person) => (await kitchen.send(who, 'GET', '/account')).statusCode === 401;

const kitchen = await closeAfterAll(openKitchen());

beforeEach(async () => {
  await kitchen.database.execute(sql`delete from orders`);
  await kitchen.database.execute(sql`delete from users`);
  asha = await kitchen.customer('asha');
  ravi = await kitchen.customer('ravi');
});

it('a session and its person show when they were last active, at most a minute late', async () => {
  const before = (await sessionsOf(asha)).sessions[0].$updatedAt;
  // The server's clock continues.
  kitchen.wait(0.5);
  expect((await sessionsOf(asha)).sessions[0].$updatedAt).toBe(before);
  kitchen.wait(0.5);
  const [session] = (await sessionsOf(asha)).sessions;
  expect(Date.parse(session.$updatedAt)).toBeGreaterThanOrEqual(Date.parse(before) + 60_000);
  expect(session.$createdAt).toBe(before);
  const account = (await kitchen.send(asha, 'GET', '/account')).json();
  expect(account.accessedAt).toBe(session.$updatedAt);
  kitchen.takeEvents();
  kitchen.wait(1);
  await kitchen.send(asha, 'GET', '/account');
  expect(kitchen.takeEvents()).toEqual([]);
});

describe('signing in', () => {
  it('returns the session and updates accessedAt', async () => {
    kitchen.wait(0.5);
    const answer = await signIn('asha@example.in');
    expect(answer.statusCode).toBe(201);
    const session = answer.json();
    expect(session).toMatchObject({
      userId: 'asha',
      provider: 'email',
      providerUid: 'asha@example.in',
      factors: ['password'],
      current: true,
      secret: '',
      ip: '127.0.0.1',
      countryCode: '--',
    });
    expect(Object.values(session)).not.toContain(null);
    const life = Date.parse(session.expire) - Date.parse(session.$createdAt);
    expect(life).toBe(31_536_000_000);
    expect(kitchen.takeEvents()).toEqual(['users update asha']);
    const account = (await kitchen.send(asha, 'GET', '/account')).json();
    expect(account.accessedAt).toBe(session.$createdAt);
  });

  it.each(['ASHA@example.in', 'Asha@Example.In', '  asha@example.in '])(
    'ignores upper and lower case of the address: %s',
    async (email) => {
      expect((await signIn(email)).json().userId).toBe('asha');
    },
  );

  it('takes a password however old it is', async () => {
    kitchen.wait(10 * 365 * DAY);
    expect((await signIn('asha@example.in')).statusCode).toBe(201);
  });

  it('recognises the device by its browser', async () => {
    const agent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
    const answer = await kitchen.app.server.inject({
      method: 'POST',
      url: '/v1/account/sessions/email',
      headers: { 'x-appwrite-project': 'rasoi', 'user-agent': agent },
      payload: { email: 'asha@example.in', password: PASSWORD },
    });
    expect(answer.json()).toMatchObject({
      osName: 'Android',
      clientType: 'browser',
      clientName: 'Chrome',
      deviceName: 'mobile',
    });
  });

  it('is refused to a signed-in person', async () => {
    for (const email of ['asha@example.in', 'ravi@example.in']) {
      const answer = await signIn(email, PASSWORD, asha);
      expect(answer.json()).toEqual({
        message: 'Creation of a session is prohibited when a session is active.',
        code: 401,
        type: 'user_session_already_exists',
        version: '1.7.0',
      });
    }
    expect((await sessionsOf(asha)).total).toBe(1);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it.each([
    [{ password: PASSWORD }, 'Param "email" is not optional.'],
    [{ email: 'asha@example.in' }, 'Param "password" is not optional.'],
    [{ email: 'asha', password: PASSWORD }, 'Invalid `email` param: Value must be a valid email address'],
    [
      { email: 'asha@example.in', password: 'x'.repeat(257) },
      expect.stringMatching(/^Invalid `password` param: /),
    ],
    [
      { email: { $ne: '' }, password: PASSWORD },
      'Invalid `email` param: Value must be a valid email address',
    ],
  ])('refuses %j', async (body, message) => {
    const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', body);
    expect(answer.json()).toEqual({ message, code: 400, type: 'general_argument_invalid', version: '1.7.0' });
  });

  it('is refused to blocked accounts, as is everything else', async () => {
    await kitchen.database.execute(sql`update accounts set active = false where id = 'asha'`);
    const answers = [
      await signIn('asha@example.in'),
      await kitchen.send(asha, 'GET', '/account'),
      await kitchen.send(asha, 'GET', '/databases/rasoi/collections/dishes/documents'),
    ];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ code: 401, type: 'user_blocked' });
    }
    expect((await signIn('asha@example.in', 'Swaad-12345')).json().type).toBe('user_invalid_credentials');
  });
});

describe('sessions', () => {
  it('are listed newest first, with the caller’s own marked', async () => {
    kitchen.wait(1);
    const second = await signedIn('asha');
    const list = await sessionsOf(asha);
    expect(list.total).toBe(2);
    expect(list.sessions.map((each: { current: boolean }) => each.current)).toEqual([false, true]);
    expect(list.sessions[0].$id).toBe(second.sessionId);
    expect((await sessionsOf(second)).sessions[0].current).toBe(true);
    expect((await sessionsOf(ravi)).total).toBe(1);
  });

  it('are found by id and as “current”; those of others are not', async () => {
    const second = await signedIn('asha');
    const get = (who: Person, id: string) => kitchen.send(who, 'GET', `/account/sessions/${id}`);
    expect((await get(asha, second.sessionId)).json()).toMatchObject({
      $id: second.sessionId,
      current: false,
    });
    expect((await get(second, 'current')).json()).toMatchObject({ $id: second.sessionId, current: true });
    for (const [who, id] of [
      [ravi, second.sessionId],
      [asha, 'nowhere'],
      [asha, '%00'],
    ] as const) {
      for (const method of ['GET', 'DELETE']) {
        const answer = await kitchen.send(who, method, `/account/sessions/${id}`);
        expect(answer.json()).toMatchObject({ code: 404, type: 'user_session_not_found' });
      }
    }
    expect(await isGuest(second)).toBe(false);
  });

  it.each([
    ['GET', '/account/sessions'],
    ['GET', '/account/sessions/current'],
    ['DELETE', '/account/sessions'],
    ['DELETE', '/account/sessions/current'],
  ])('%s %s is refused to a visitor', async (method, path) => {
    const answer = await kitchen.send(VISITOR, method, path);
    expect(answer.json()).toMatchObject({ code: 401, type: 'general_unauthorized_scope' });
  });

  it('can be ended as “current”, by id, or all at once', async () => {
    const [second, third] = [await signedIn('asha'), await signedIn('asha')];
    const gone = await kitchen.send(second, 'DELETE', '/account/sessions/current');
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    expect([await isGuest(second), await isGuest(asha), await isGuest(third)]).toEqual([true, false, false]);
    const repeated = await kitchen.send(second, 'DELETE', '/account/sessions/current');
    expect(repeated.json().type).toBe('general_unauthorized_scope');

    const other = await kitchen.send(asha, 'DELETE', `/account/sessions/${third.sessionId}`);
    expect(other.statusCode).toBe(204);
    expect([await isGuest(asha), await isGuest(third)]).toEqual([false, true]);

    const fourth = await signedIn('asha');
    expect((await kitchen.send(asha, 'DELETE', '/account/sessions')).statusCode).toBe(204);
    expect([await isGuest(asha), await isGuest(fourth), await isGuest(ravi)]).toEqual([true, true, false]);
  });

  it('are at most ten: another one ends the oldest', async () => {
    const later = [];
    for (let n = 2; n <= 10; n++) {
      kitchen.wait(1);
      later.push(await signedIn('asha'));
    }
    expect((await sessionsOf(asha)).total).toBe(10);
    kitchen.wait(1);
    const eleventh = await signedIn('asha');
    expect(await isGuest(asha)).toBe(true);
    expect((await sessionsOf(eleventh)).total).toBe(10);
    expect(await isGuest(later[0] as Person)).toBe(false);
  });

  it('last a year', async () => {
    kitchen.wait(365 * DAY - 1);
    expect(await isGuest(asha)).toBe(false);
    expect((await sessionsOf(asha)).total).toBe(1);
    kitchen.wait(2);
    expect(await isGuest(asha)).toBe(true);
    const fresh = await signedIn('asha');
    expect((await sessionsOf(fresh)).total).toBe(1);
  });
});

describe('the secrets of sessions', () => {
  it('appear in no answer and no table', async () => {
    const answer = await signIn('asha@example.in');
    const [text] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
    const { id, secret } = JSON.parse(Buffer.from(String(text), 'base64').toString());
    expect([id, secret.length]).toEqual(['asha', 64]);
    const listed = await kitchen.send(asha, 'GET', '/account/sessions');
    for (const body of [answer.body, listed.body]) {
      expect(body).not.toContain(secret);
      expect(body).not.toContain(text);
    }
    const stored = JSON.stringify(await kitchen.database.query(sql`select * from sessions`));
    expect(stored).not.toContain(secret);
    const accounts = await kitchen.database.query<{ password: string }>(sql`select * from accounts`);
    expect(JSON.stringify(accounts)).not.toContain(PASSWORD);
    for (const { password } of accounts) expect(password).toMatch(/^\$argon2id\$/);
  });
});
