import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

const SITE = 'https://rasoi.example';
const NEW = 'Naya-5678';

let kitchen: Kitchen;
let asha: Person;
const accountEvents: string[] = [];

beforeAll(async () => {
  kitchen = await openKitchen({ PUBLIC_URL: SITE, ALLOWED_ORIGINS: '*.partner.example' });
  kitchen.app.events.subscribeAccounts(({ account, name }) => accountEvents.push(`${account} ${name}`));
});
afterAll(() => kitchen.close());

let count = 0;
beforeEach(async () => {
  asha = await kitchen.customer(`asha${++count}`);
  accountEvents.splice(0);
});

const send = (who: Person, method: string, path: string, body: unknown = {}) =>
  kitchen.send(who, method, path, body);

const signIn = (email: string, password: string) =>
  send(VISITOR, 'POST', '/account/sessions/email', { email, password });

const askRecovery = (email = asha.email, url = `${SITE}/reset-password`) =>
  send(VISITOR, 'POST', '/account/recovery', { email, url });

const askVerification = (who = asha, url = `${SITE}/verify-email`) =>
  send(who, 'POST', '/account/verification', { url });

/** The link in the newest mail to an address. */
async function linkTo(email: string): Promise<URL> {
  const mails = (await kitchen.mails()).filter(({ to }) => to === email);
  const [link] = /https?:\/\/\S+secret=\S+/.exec(mails.at(-1)?.text ?? '') ?? [];
  if (!link) throw new Error(`No link came to ${email}`);
  return new URL(link);
}

async function keysIn(email = asha.email): Promise<{ userId: string; secret: string }> {
  const { searchParams } = await linkTo(email);
  return { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
}

const recover = async (over: object = {}, who = VISITOR) =>
  send(who, 'PUT', '/account/recovery', { ...(await keysIn()), password: NEW, ...over });

const accountOf = async (who: Person) => (await send(who, 'GET', '/account', undefined)).json();

describe('recovery', () => {
  it('sends a link that sets a new password, proves the address and ends other sessions', async () => {
    const before = await accountOf(asha);
    const asked = await askRecovery(asha.email, `${SITE}/reset-password?from=mail`);
    expect(asked.statusCode).toBe(201);
    const expire = asked.json().expire;
    expect(asked.json()).toEqual({
      $id: expect.any(String),
      $createdAt: expect.any(String),
      userId: '',
      secret: '',
      expire,
      phrase: '',
    });
    expect(new Date(expire).getTime() - new Date(asked.json().$createdAt).getTime()).toBe(3_600_000);
    const link = await linkTo(asha.email);
    expect(`${link.origin}${link.pathname}`).toBe(`${SITE}/reset-password`);
    expect([...link.searchParams.keys()]).toEqual(['from', 'userId', 'secret', 'expire']);
    expect(link.searchParams.get('secret')).toMatch(/^[0-9a-f]{256}$/);
    expect(link.searchParams.get('expire')).toBe(expire);

    const done = await recover();
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ $id: asked.json().$id, userId: asha.id, secret: '' });
    expect((await send(asha, 'GET', '/account', undefined)).statusCode).toBe(401);
    expect((await signIn(asha.email, PASSWORD)).statusCode).toBe(401);
    const again = await signIn(asha.email, NEW);
    expect(again.statusCode).toBe(201);
    const [session = ''] = Object.values(JSON.parse(String(again.headers['x-fallback-cookies'])));
    const after = await accountOf({ ...asha, session: String(session) });
    expect(after.emailVerification).toBe(true);
    expect(Date.parse(after.passwordUpdate)).toBeGreaterThan(Date.parse(before.passwordUpdate));
    expect(kitchen.told()).toEqual([`users update ${asha.id}`, `users update ${asha.id}`]);
    expect(accountEvents).toEqual(
      expect.arrayContaining([
        `${asha.id} recovery.${asked.json().$id}.create`,
        `${asha.id} recovery.${asked.json().$id}.update`,
      ]),
    );
  });

  it('keeps the session of the person who opened the link signed in', async () => {
    await askRecovery();
    expect((await recover({}, asha)).statusCode).toBe(200);
    expect((await send(asha, 'GET', '/account', undefined)).statusCode).toBe(200);
  });

  it('answers an address nobody has as it answers one that somebody has, and leaves no trace', async () => {
    const known = await askRecovery();
    const before = await kitchen.mails();
    const unknown = await askRecovery('nobody@example.in');
    expect(unknown.statusCode).toBe(known.statusCode);
    const shape = ({ json }: typeof known) =>
      Object.entries(json()).map(([name, value]) => [name, typeof value, String(value).length]);
    expect(shape(unknown)).toEqual(shape(known));
    expect(unknown.json().userId).toBe(known.json().userId);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(await kitchen.mails()).toEqual(before);
  });

  it('does the same work for both', async () => {
    const statements = async (email: string) => {
      const seen: string[] = [];
      const { database } = kitchen;
      const transaction = database.transaction;
      database.transaction = (work) =>
        transaction((tx) =>
          work({
            query: (statement, name) => {
              seen.push(name ?? 'query');
              return tx.query(statement, name);
            },
            execute: (statement, name) => {
              seen.push(name ?? 'execute');
              return tx.execute(statement, name);
            },
          }),
        );
      try {
        await askRecovery(email);
      } finally {
        database.transaction = transaction;
      }
      return seen;
    };
    const known = await statements(asha.email);
    const unknown = await statements('nobody@example.in');
    expect(known).toEqual(['account to recover', 'issue token', 'insert mails']);
    // The one more takes the mail back.
    expect(unknown).toEqual([...known, 'query']);
  });

  it('tells a closed account nothing else', async () => {
    await kitchen.database.execute(sql`update accounts set active = false where id = ${asha.id}`);
    const before = await kitchen.mails();
    expect((await askRecovery()).statusCode).toBe(201);
    expect(await kitchen.mails()).toEqual(before);
  });

  it.each([
    ['a password too short', { password: 'Abcd-12' }, 400, 'general_argument_invalid'],
    ['no password', { password: undefined }, 400, 'general_argument_invalid'],
    ['a wrong secret', { secret: 'f'.repeat(256) }, 401, 'user_invalid_token'],
    ['no secret', { secret: undefined }, 400, 'general_argument_invalid'],
    ['somebody who is not', { userId: 'unicorn' }, 404, 'user_not_found'],
  ])('refuses %s and leaves the link good', async (_what, over, status, type) => {
    await askRecovery();
    kitchen.told();
    const answer = await recover(over);
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect(kitchen.told()).toEqual([]);
    expect((await recover()).statusCode).toBe(200);
  });

  it('says what is wrong with a password and with a token', async () => {
    await askRecovery();
    expect((await recover({ password: 'short' })).json().message).toBe(
      'Invalid `password` param: Password must be between 8 and 256 characters long.',
    );
    expect((await recover({ secret: 'ff' })).json().message).toBe('Invalid token passed in the request.');
  });

  it('takes a link once', async () => {
    await askRecovery();
    await recover();
    const answer = await recover({ password: 'Other-5678' });
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_invalid_token']);
    expect((await signIn(asha.email, NEW)).statusCode).toBe(201);
  });

  it('takes a link once even when it is used ten times at once', async () => {
    await askRecovery();
    const answers = await Promise.all(Array.from({ length: 10 }, () => recover()));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(401)]);
  });

  it('takes a link within the hour only', async () => {
    await askRecovery();
    kitchen.wait(59);
    const inTime = await keysIn();
    await askRecovery();
    kitchen.wait(61);
    expect((await recover()).statusCode).toBe(401);
    expect((await recover(inTime)).statusCode).toBe(401);
    await askRecovery();
    kitchen.wait(59);
    expect((await recover()).statusCode).toBe(200);
  });

  it('takes the newest link only', async () => {
    await askRecovery();
    const first = await keysIn();
    await askRecovery();
    expect((await recover(first)).statusCode).toBe(401);
    expect((await recover()).statusCode).toBe(200);
  });

  it('keeps links of different kinds and people apart', async () => {
    const ravi = await kitchen.customer(`ravi${count}`);
    await askVerification();
    const verification = await keysIn();
    await askRecovery();
    expect((await recover(verification)).statusCode).toBe(401);
    expect((await recover({ userId: ravi.id })).statusCode).toBe(401);
    const answer = await send(VISITOR, 'PUT', '/account/verification', await keysIn());
    expect(answer.statusCode).toBe(401);
  });

  it('stores no secret but in the mail', async () => {
    await askRecovery();
    const { secret } = await keysIn();
    const rows = await kitchen.database.query(sql`select * from tokens`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('where links lead', () => {
  it.each(['https://rasoi.example:8443/x', 'https://shop.partner.example/x'])('takes %s', async (url) => {
    expect((await askRecovery(asha.email, url)).statusCode).toBe(201);
    expect((await linkTo(asha.email)).href).toContain(url);
  });

  it.each([
    'https://evil.example/reset-password',
    'https://rasoi.example@evil.example/',
    'https://rasoi.example.evil.example/',
    'https://notpartner.example/',
    'javascript://rasoi.example/%0aalert(1)',
    '/reset-password',
    'rasoi',
    '',
  ])('refuses %s', async (url) => {
    const before = await kitchen.mails();
    for (const answer of [await askRecovery(asha.email, url), await askVerification(asha, url)]) {
      expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
      expect(answer.json().message).toMatch(/^Invalid `url` param: Invalid URI/);
    }
    expect(await kitchen.mails()).toEqual(before);
  });

  it('asks no header where that is', async () => {
    const answer = await kitchen.app.server.inject({
      method: 'POST',
      url: '/v1/account/recovery',
      headers: { host: 'evil.example', 'x-appwrite-project': 'rasoi' },
      payload: { email: asha.email, url: 'https://evil.example/reset-password' },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe.each(['/account/verification', '/account/verifications/email'])('verification at %s', (path) => {
  const verify = async (over: object = {}) => send(VISITOR, 'PUT', path, { ...(await keysIn()), ...over });

  it('sends a link that proves the address, without a login, once', async () => {
    const asked = await send(asha, 'POST', path, { url: `${SITE}/verify-email` });
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({ userId: asha.id, secret: '', phrase: '' });
    expect((await linkTo(asha.email)).pathname).toBe('/verify-email');
    expect((await accountOf(asha)).emailVerification).toBe(false);
    const done = await verify();
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ $id: asked.json().$id, userId: asha.id, secret: '' });
    expect((await accountOf(asha)).emailVerification).toBe(true);
    expect(kitchen.told()).toEqual([`users update ${asha.id}`]);
    expect(accountEvents).toEqual([
      `${asha.id} verification.${asked.json().$id}.create`,
      `${asha.id} verification.${asked.json().$id}.update`,
    ]);
    const again = await verify();
    expect([again.statusCode, again.json().type]).toEqual([401, 'user_invalid_token']);
    const more = await send(asha, 'POST', path, { url: `${SITE}/verify-email` });
    expect([more.statusCode, more.json().type]).toEqual([409, 'user_email_already_verified']);
  });

  it.each([
    ['a wrong secret', { secret: '00' }, 401, 'user_invalid_token'],
    ['somebody who is not', { userId: 'unicorn' }, 404, 'user_not_found'],
    ['no user', { userId: undefined }, 400, 'general_argument_invalid'],
  ])('refuses %s', async (_what, over, status, type) => {
    await send(asha, 'POST', path, { url: SITE });
    kitchen.told();
    const answer = await verify(over);
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect(kitchen.told()).toEqual([]);
    expect((await accountOf(asha)).emailVerification).toBe(false);
  });

  it('refuses a link after an hour', async () => {
    await send(asha, 'POST', path, { url: SITE });
    kitchen.wait(61);
    expect((await verify()).statusCode).toBe(401);
  });

  it('is for those who have signed in', async () => {
    const answer = await send(VISITOR, 'POST', path, { url: SITE });
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'general_unauthorized_scope']);
  });
});

describe('how often', () => {
  it('bounds asking by address, whoever has it, and using by person', async () => {
    const strict = await openKitchen({ PUBLIC_URL: SITE, RATE_LIMIT_SCALE: '1' });
    try {
      const ask = (email: string) =>
        strict.send(VISITOR, 'POST', '/account/recovery', { email, url: `${SITE}/reset-password` });
      for (let tries = 1; tries <= 10; tries++) {
        const answer = await ask('nobody@example.in');
        expect(answer.statusCode).toBe(201);
        expect(answer.headers['x-ratelimit-remaining']).toBe(String(10 - tries));
      }
      const beyond = await ask('nobody@example.in');
      expect([beyond.statusCode, beyond.json().type]).toEqual([429, 'general_rate_limit_exceeded']);
      expect((await ask('somebody@example.in')).statusCode).toBe(201);

      const meera = await strict.customer('meera');
      for (const [path, method, body] of [
        ['/account/verification', 'POST', { url: SITE }],
        ['/account/verification', 'PUT', { userId: 'meera', secret: '00' }],
        ['/account/recovery', 'PUT', { userId: 'meera', secret: '00', password: NEW }],
      ] as const) {
        const statuses: number[] = [];
        for (let tries = 1; tries <= 11; tries++) {
          statuses.push((await strict.send(meera, method, path, body)).statusCode);
        }
        expect(statuses.indexOf(429)).toBe(10);
      }
    } finally {
      await strict.close();
    }
  });
});
