import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { type Kitchen, openKitchen, PASSWORD } from '#tests/kitchen.ts';

// SAFE-82: strangers use up what is limited by the owner's address; the owner's own browser still gets in.

const SITE = 'https://rasoi.example';
const EMAIL = 'asha@example.in';
const PHONE = '+919844000001';
let kitchen: Kitchen;
/** The cookie of the browser in which Asha has signed in. */
let device = '';

/** With a third of the limits, an address may be sent three codes an hour, and three links to choose a password. */
beforeEach(async () => {
  kitchen = await openKitchen({ PUBLIC_URL: SITE, RATE_LIMIT_SCALE: '0.3' });
  await kitchen.app.accounts.create({
    id: 'asha',
    email: EMAIL,
    password: PASSWORD,
    name: 'Asha',
    emailVerification: true,
    ownerKnown: true,
    phone: PHONE,
    phoneVerified: true,
  });
  const answer = await send('198.51.100.7', 'POST', '/sessions/email', { email: EMAIL, password: PASSWORD });
  device = answer.cookies.find(({ name, value }) => name === 'rasoi_device' && value !== '')?.value ?? '';
  expect(device).not.toBe('');
});
afterEach(() => kitchen.close());

const send = (address: string, method: string, path: string, payload: object, cookie = '') =>
  kitchen.app.server.inject({
    method: method as 'POST',
    url: `/v1/account${path}`,
    remoteAddress: address,
    headers: { 'x-appwrite-project': 'rasoi' },
    cookies: cookie ? { rasoi_device: cookie } : {},
    payload,
  });

describe.each<[string, string, object, number]>([
  ['a code by e-mail', '/sign-in-codes/email', { email: EMAIL }, 3],
  ['a code by phone', '/sign-in-codes/phone', { phone: PHONE }, 3],
  ['a code of the protocol by e-mail', '/tokens/email', { userId: 'unique()', email: EMAIL }, 3],
  ['a code of the protocol by phone', '/tokens/phone', { userId: 'unique()', phone: PHONE }, 3],
  ['a link', '/tokens/magic-url', { userId: 'unique()', email: EMAIL, url: `${SITE}/login` }, 18],
  ['a new password', '/recovery', { email: EMAIL, url: SITE }, 3],
])('%s', (_what, path, body, most) => {
  it('is sent to the owner’s own browser after strangers have used the address up, within a limit of its own', async () => {
    for (let n = 0; n < most; n++)
      expect((await send(`203.0.113.${n}`, 'POST', path, body)).statusCode).toBe(201);
    const refused = await send('198.51.100.9', 'POST', path, body);
    expect([refused.statusCode, refused.headers['x-ratelimit-limit']]).toEqual([429, String(most)]);
    const own = await send('198.51.100.7', 'POST', path, body, device);
    expect([own.statusCode, own.headers['x-ratelimit-remaining']]).toEqual([201, String(most - 1)]);
    for (let n = 1; n < most; n++)
      expect((await send('198.51.100.7', 'POST', path, body, device)).statusCode).toBe(201);
    expect((await send('198.51.100.7', 'POST', path, body, device)).statusCode).toBe(429);
  });
});

describe('the owner’s own browser', () => {
  it('has the same limit as all others of the account together, so that signing in anew gives no more', async () => {
    const answer = await send('198.51.100.8', 'POST', '/sessions/email', {
      email: EMAIL,
      password: PASSWORD,
    });
    const second = answer.cookies.find(({ name, value }) => name === 'rasoi_device' && value !== '')?.value;
    const ask = async (cookie = '') =>
      (await send('198.51.100.7', 'POST', '/sign-in-codes/email', { email: EMAIL }, cookie)).statusCode;
    expect([await ask(device), await ask(second), await ask(device), await ask(second)]).toEqual([
      201, 201, 201, 429,
    ]);
  });

  it('gives no right to another address', async () => {
    const ask = (address: string) =>
      send(address, 'POST', '/sign-in-codes/email', { email: 'ravi@example.in' }, device);
    for (let n = 0; n < 3; n++) expect((await ask(`203.0.113.${n}`)).statusCode).toBe(201);
    expect((await ask('198.51.100.7')).statusCode).toBe(429);
  });

  it('enters a code whose guesses strangers have used up', async () => {
    const body = { userId: 'unique()', email: EMAIL };
    expect((await send('198.51.100.7', 'POST', '/tokens/email', body, device)).statusCode).toBe(201);
    const mail = (await kitchen.mails()).findLast(({ kind }) => kind === 'sign-in-code');
    const right = { userId: 'asha', secret: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
    const wrong = { userId: 'asha', secret: 'wrong' };
    const guess = async (address: string, given: object, cookie = '') =>
      (await send(address, 'POST', '/sessions/token', given, cookie)).statusCode;
    for (let n = 0; n < 5; n++) expect(await guess(`203.0.113.${n}`, wrong)).toBe(401);
    expect(await guess('203.0.113.9', right)).toBe(401);
    expect(await guess('198.51.100.7', right, device)).toBe(201);
  });

  describe('once the hour’s mails to the address are used up', () => {
    const kinds = { recovery: 'password-recovery', code: 'sign-in-code' };
    beforeEach(async () => {
      for (const kind of Object.values(kinds)) {
        for (let n = 0; n < 20; n++)
          await kitchen.database.execute(
            sql`insert into mails (id, created, updated, kind, "to", status, attempts, "createdAt", "dueAt")
              values (${`${kind}-${n}`}, now(), now(), ${kind}, ${EMAIL}, 'sent', 1, now(), now())`,
          );
      }
    });
    const waiting = async () =>
      (await kitchen.mails()).filter(({ to, status }) => to === EMAIL && status !== 'sent').length;
    const ask = async (cookie = '') => {
      await send('198.51.100.7', 'POST', '/recovery', { email: EMAIL, url: SITE }, cookie);
      await send('198.51.100.7', 'POST', '/sign-in-codes/email', { email: EMAIL }, cookie);
    };

    it('gets a link and a code nevertheless', async () => {
      await ask();
      expect(await waiting()).toBe(0);
      await ask(device);
      expect(await waiting()).toBe(2);
    });

    it('gets none while nobody has proven the address, which may be a stranger’s', async () => {
      await kitchen.database.execute(sql`update accounts set owner_known = false`);
      await ask(device);
      expect(await waiting()).toBe(0);
    });
  });

  describe('in a network whose guesses strangers have used up', () => {
    const NETWORK = '203.0.113.1';
    /** The guesses of a network in an hour at this scale. */
    const MOST = 30;
    const newest = async (kind: string) =>
      (await kitchen.mails()).findLast((mail) => mail.kind === kind)?.text ?? '';

    it('enters a code of the login page', async () => {
      const wrong = { codeId: 'nobodys', secret: '000000' };
      for (let n = 0; n < MOST; n++)
        await send(NETWORK, 'POST', '/sessions/code', { ...wrong, codeId: `no-${n}` });
      const asked = await send('198.51.100.7', 'POST', '/sign-in-codes/email', { email: EMAIL }, device);
      const secret = /\b\d{6}\b/.exec(await newest('sign-in-code'))?.[0] ?? '';
      const right = { codeId: asked.json().$id, secret };
      expect((await send(NETWORK, 'POST', '/sessions/code', right)).statusCode).toBe(429);
      expect((await send(NETWORK, 'POST', '/sessions/code', right, device)).statusCode).toBe(201);
    });

    it('uses a link to choose a new password', async () => {
      const wrong = { secret: 'wrong', password: 'Naya-5678' };
      for (let n = 0; n < MOST; n++) await send(NETWORK, 'PUT', '/recovery', { ...wrong, userId: `no-${n}` });
      await send('198.51.100.7', 'POST', '/recovery', { email: EMAIL, url: SITE });
      const secret = (await kitchen.linkTo(EMAIL)).searchParams.get('secret');
      const right = { ...wrong, userId: 'asha', secret };
      expect((await send(NETWORK, 'PUT', '/recovery', right)).statusCode).toBe(429);
      expect((await send(NETWORK, 'PUT', '/recovery', right, device)).statusCode).toBe(200);
    });
  });

  it('verifies a number by a code whose guesses strangers have used up', async () => {
    const { headers } = await send('198.51.100.7', 'POST', '/sessions/email', {
      email: EMAIL,
      password: PASSWORD,
    });
    const [session = ''] = Object.values(JSON.parse(String(headers['x-fallback-cookies'])));
    const asha = { id: 'asha', email: EMAIL, session: String(session) };
    await kitchen.database.execute(sql`update accounts set phone_verified = false where id = 'asha'`);
    expect((await kitchen.send(asha, 'POST', '/account/verification/phone')).statusCode).toBe(201);
    const mail = (await kitchen.mails()).findLast(({ to }) => to === PHONE);
    const right = { userId: 'asha', secret: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
    const guess = async (address: string, secret: string, cookie = '') =>
      (await send(address, 'PUT', '/verification/phone', { userId: 'asha', secret }, cookie)).statusCode;
    for (let n = 0; n < 5; n++) expect(await guess(`203.0.113.${n}`, 'wrong')).toBe(401);
    expect(await guess('203.0.113.9', right.secret)).toBe(401);
    expect(await guess('198.51.100.7', right.secret, device)).toBe(200);
  });
});
