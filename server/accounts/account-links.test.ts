import { beforeEach, describe, expect, it } from 'vitest';
import { openAccountKitchen, SITE } from '#tests/account-kitchen.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let asha: Person;
const kitchen = await closeAfterAll(openAccountKitchen());

beforeEach(async () => {
  asha = await kitchen.nextCustomer();
});

const send = (who: Person, method: string, path: string, body: unknown = {}) =>
  kitchen.send(who, method, path, body);

const askRecovery = (email = asha.email, url = `${SITE}/reset-password`) =>
  send(VISITOR, 'POST', '/account/recovery', { email, url });

async function keysIn(email = asha.email): Promise<{ userId: string; secret: string }> {
  const { searchParams } = await kitchen.linkTo(email);
  return { userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
}

const accountOf = async (who: Person) => (await send(who, 'GET', '/account', undefined)).json();

describe('the target of a mailed link', () => {
  it.each(['https://rasoi.example/x', 'https://shop.partner.example/x'])('may be %s', async (url) => {
    expect((await askRecovery(asha.email, url)).statusCode).toBe(201);
    expect((await kitchen.linkTo(asha.email)).href).toContain(url);
  });

  it.each([
    'https://evil.example/reset-password',
    'http://rasoi.example/reset-password',
    'https://rasoi.example:8443/reset-password',
    'https://rasoi.example@evil.example/',
    'https://rasoi.example.evil.example/',
    'https://notpartner.example/',
    'javascript://rasoi.example/%0aalert(1)',
    '/reset-password',
    'rasoi',
    '',
  ])('is refused for %s', async (url) => {
    const askVerification = (who = asha, url = `${SITE}/verify-email`) =>
      send(who, 'POST', '/account/verification', { url });
    const before = await kitchen.mails();
    for (const answer of [await askRecovery(asha.email, url), await askVerification(asha, url)]) {
      expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
      expect(answer.json().message).toMatch(/^Invalid `url` param: Invalid URI/);
    }
    expect(await kitchen.mails()).toEqual(before);
  });

  it('does not depend on the headers of the request', async () => {
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

  it('sends a link that verifies the address once, without a login', async () => {
    const asked = await send(asha, 'POST', path, { url: `${SITE}/verify-email` });
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({ userId: asha.id, secret: '', phrase: '' });
    expect((await kitchen.linkTo(asha.email)).pathname).toBe('/verify-email');
    expect((await accountOf(asha)).emailVerification).toBe(false);
    const done = await verify();
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ $id: asked.json().$id, userId: asha.id, secret: '' });
    expect((await accountOf(asha)).emailVerification).toBe(true);
    expect(kitchen.takeEvents()).toEqual([`users update ${asha.id}`]);
    expect(kitchen.accountEvents).toEqual([
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
  ])('is refused for %s', async (_what, over, status, type) => {
    await send(asha, 'POST', path, { url: SITE });
    kitchen.takeEvents();
    const answer = await verify(over);
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect(kitchen.takeEvents()).toEqual([]);
    expect((await accountOf(asha)).emailVerification).toBe(false);
  });

  // VERIFY-2
  it('refuses a link that is older than an hour', async () => {
    await send(asha, 'POST', path, { url: SITE });
    kitchen.wait(61);
    expect((await verify()).statusCode).toBe(401);
  });

  it('requires a login', async () => {
    const answer = await send(VISITOR, 'POST', path, { url: SITE });
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'general_unauthorized_scope']);
  });
});

describe('rate limits of verification', () => {
  it('count requests for a link by address, and uses of a link by person', async () => {
    const NEW = 'Naya-5678';
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
