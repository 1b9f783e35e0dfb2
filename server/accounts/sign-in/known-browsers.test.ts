import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openAccountKitchen, SITE } from '#tests/account-kitchen.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, PASSWORD, type Person } from '#tests/kitchen.ts';

// Asha signed up and never opened the verification mail. Later she signs in by a mailed secret.

/** A browser with its device cookie and its session, if it has them. */
interface Browser {
  device?: string;
  session?: string;
}
let asha: Person;
/** The browser in which she has signed in with her password. */
let hers: Browser;
const kitchen = await closeAfterAll(openAccountKitchen());

beforeEach(async () => {
  asha = await kitchen.nextCustomer();
  hers = {};
  expect((await signInByPassword(hers)).statusCode).toBe(201);
});

async function call(browser: Browser, method: string, path: string, body: object = {}) {
  const answer = await kitchen.app.server.inject({
    method: method as 'GET',
    url: `/v1/account${path}`,
    headers: {
      'x-appwrite-project': 'rasoi',
      ...(browser.session && { 'x-appwrite-session': browser.session }),
    },
    cookies: browser.device ? { rasoi_device: browser.device } : {},
    ...(method !== 'GET' && { payload: body }),
  });
  const device = answer.cookies.find(({ name, path: at }) => name === 'rasoi_device' && at === '/v1/account');
  if (device) browser.device = device.value;
  const fallback = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'] ?? '{}')));
  if (fallback.length > 0) browser.session = String(fallback[0]);
  return answer;
}
const signInByPassword = (browser: Browser) =>
  call(browser, 'POST', '/sessions/email', { email: asha.email, password: PASSWORD });

const newest = async (kind: string) =>
  (await kitchen.mails()).findLast((mail) => mail.to === asha.email && mail.kind === kind);
const toldByMail = async () =>
  (await kitchen.mails()).filter(({ to, kind }) => to === asha.email && kind === 'logins-ended').length;
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** The ways to sign in by a secret that is mailed. */
const ways: Record<string, (browser: Browser) => Promise<LightMyRequestResponse>> = {
  async 'a code of the login page'(browser) {
    const asked = await call(browser, 'POST', '/sign-in-codes/email', { email: asha.email });
    const secret = codeIn((await newest('sign-in-code'))?.text);
    return call(browser, 'POST', '/sessions/code', { codeId: asked.json().$id, secret });
  },
  async 'a code of the protocol'(browser) {
    await call(browser, 'POST', '/tokens/email', { userId: 'unique()', email: asha.email });
    const secret = codeIn((await newest('sign-in-code'))?.text);
    return call(browser, 'POST', '/sessions/token', { userId: asha.id, secret });
  },
  async 'a link'(browser) {
    const url = `${SITE}/login`;
    await call(browser, 'POST', '/tokens/magic-url', { userId: 'unique()', email: asha.email, url });
    const { searchParams } = await kitchen.linkTo(asha.email);
    const used = { userId: asha.id, secret: searchParams.get('secret') };
    return call(browser, 'PUT', '/sessions/magic-url', used);
  },
};

// SAFE-84
describe.each(Object.entries(ways))('signing in by %s', (_way, signIn) => {
  it('keeps password and other sessions in a browser that the account knows', async () => {
    const here: Browser = { device: hers.device ?? '' };
    expect((await signIn(here)).statusCode).toBe(201);
    expect((await call(hers, 'GET', '')).statusCode).toBe(200);
    expect((await signInByPassword({})).statusCode).toBe(201);
    expect(await toldByMail()).toBe(0);
    expect((await call(here, 'POST', '/ended-logins')).json()).toEqual({ ended: false });
  });

  it('ends both in any other browser, and says so once and by mail', async () => {
    const here: Browser = {};
    expect((await signIn(here)).statusCode).toBe(201);
    expect((await call(hers, 'GET', '')).statusCode).toBe(401);
    expect(outcomeOf(await signInByPassword({}))).toEqual([401, 'user_invalid_credentials']);
    expect(await toldByMail()).toBe(1);
    expect((await call(here, 'POST', '/ended-logins')).json()).toEqual({ ended: true });
    expect((await call(here, 'POST', '/ended-logins')).json()).toEqual({ ended: false });
  });

  it('ends them in a browser that only another account knows', async () => {
    const other = await kitchen.nextCustomer();
    const theirs: Browser = {};
    const answer = await call(theirs, 'POST', '/sessions/email', { email: other.email, password: PASSWORD });
    expect(answer.statusCode).toBe(201);
    expect((await signIn({ device: theirs.device ?? '' })).statusCode).toBe(201);
    expect(outcomeOf(await signInByPassword({}))).toEqual([401, 'user_invalid_credentials']);
  });
});

// SAFE-84
describe('a code entered in a browser with a live session', () => {
  it('keeps password and other sessions if the session is of the same account, and replaces that one', async () => {
    const here: Browser = { session: asha.session };
    expect((await ways['a code of the login page']?.(here))?.statusCode).toBe(201);
    expect((await call(here, 'GET', '')).json().$id).toBe(asha.id);
    expect((await call(hers, 'GET', '')).statusCode).toBe(200);
    expect((await call({ session: asha.session }, 'GET', '')).statusCode).toBe(401);
    expect((await signInByPassword({})).statusCode).toBe(201);
  });

  it('is refused and stays usable if the session is of another account', async () => {
    const other = { session: (await kitchen.customer(`ravi-of-${asha.id}`)).session };
    const asked = await call(other, 'POST', '/sign-in-codes/email', { email: asha.email });
    const used = { codeId: asked.json().$id, secret: codeIn((await newest('sign-in-code'))?.text) };
    expect(outcomeOf(await call(other, 'POST', '/sessions/code', used))).toEqual([
      401,
      'user_session_already_exists',
    ]);
    expect((await call(hers, 'GET', '')).statusCode).toBe(200);
    expect((await call({}, 'POST', '/sessions/code', used)).statusCode).toBe(201);
  });
});

// SAFE-84
it('a new password by a mailed link says nothing of ended logins, because the person has just chosen one', async () => {
  const here: Browser = {};
  await call(here, 'POST', '/recovery', { email: asha.email, url: SITE });
  const { searchParams } = await kitchen.linkTo(asha.email);
  const used = { userId: asha.id, secret: searchParams.get('secret'), password: 'Naya-5678' };
  expect((await call(here, 'PUT', '/recovery', used)).statusCode).toBe(200);
  expect(await toldByMail()).toBe(0);
  expect((await ways['a link']?.(here))?.statusCode).toBe(201);
  expect((await call(here, 'POST', '/ended-logins')).json()).toEqual({ ended: false });
});

// SAFE-84
describe('a stranger’s browser', () => {
  it('is no longer known once the account has its owner', async () => {
    const stranger: Browser = { device: hers.device ?? '' };
    expect((await ways['a link']?.({}))?.statusCode).toBe(201);
    await kitchen.database.execute(sql`update accounts set owner_known = false where id = ${asha.id}`);
    const owner: Browser = {};
    expect((await ways['a link']?.(stranger))?.statusCode).toBe(201);
    expect((await call(owner, 'GET', '')).statusCode).toBe(401);
    expect(await toldByMail()).toBe(2);
  });

  it('is no longer known once its person has signed out everywhere', async () => {
    const device = hers.device ?? '';
    expect((await call(hers, 'DELETE', '/sessions')).statusCode).toBe(204);
    expect((await ways['a link']?.({ device }))?.statusCode).toBe(201);
    expect(outcomeOf(await signInByPassword({}))).toEqual([401, 'user_invalid_credentials']);
  });
});
