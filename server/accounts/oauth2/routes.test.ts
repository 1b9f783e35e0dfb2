import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import {
  accountOf,
  answered,
  CALLBACK,
  errorAt,
  openOpenIdKitchen,
  SUCCESS,
  signIn,
  startOf,
} from '#tests/oauth2/open-id-kitchen.ts';
import { SITE, Traveller } from '#tests/oauth2/traveller.ts';

let browser: Traveller;
const opened = await closeAfterAll(openOpenIdKitchen());
const { kitchen, provider } = opened;

beforeEach(async () => {
  await opened.reset();
  browser = new Traveller(kitchen);
});

// LOGIN-10
describe('a new person', () => {
  it('is redirected to the provider and back, without caching, and is signed in', async () => {
    const stop = await signIn(browser);
    expect(stop.url.href).toBe(SUCCESS);
    const own = browser.path.filter(({ origin, pathname }) => origin === SITE && pathname.startsWith('/v1'));
    expect(own.map(({ pathname }) => pathname.slice('/v1/account/sessions/oauth2'.length))).toEqual([
      '/oidc',
      '/callback/oidc/rasoi',
      '/oidc/redirect',
    ]);
    expect(browser.cookies).toEqual(['a_session_rasoi_legacy', 'rasoi_device']);
    expect(await accountOf(browser)).toMatchObject({
      email: 'meera@example.in',
      name: 'Meera Rao',
      emailVerification: true,
      passwordUpdate: '',
    });
  });

  it('is redirected with a new PKCE challenge, state and nonce each time', async () => {
    const first = await browser.ask(new URL(startOf({ 'scopes[0]': 'calendar' })));
    expect(first.status).toBe(301);
    expect(first.headers.get('cache-control')).toContain('no-store');
    const asked = new URL(first.headers.get('location') ?? '');
    expect(asked.origin).toBe(provider.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: CALLBACK,
      scope: 'openid email profile calendar',
      code_challenge_method: 'S256',
    });
    const second = new URL((await browser.ask(new URL(startOf()))).headers.get('location') ?? '');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(second.searchParams.get(name)).not.toBe(asked.searchParams.get(name));
    }
    const kept = JSON.stringify(await kitchen.database.query(sql`select * from oauth2_flows`));
    expect(kept).not.toContain(asked.searchParams.get('state'));
  });

  it('gets a session that names the provider; only its owner can read the provider’s tokens', async () => {
    await signIn(browser);
    const session = (await browser.api('GET', '/account/sessions/current')).json();
    expect(session).toMatchObject({
      provider: 'oidc',
      providerUid: 'meera',
      factors: ['email', 'oauth2'],
      current: true,
    });
    expect(session.providerAccessToken).toMatch(/./);
    expect(session.providerRefreshToken).toMatch(/./);
    const left = Date.parse(session.providerAccessTokenExpiry) - Date.now();
    expect(left).toBeGreaterThan(3_500_000);
    const [row] = await kitchen.database.query(sql`select * from sessions`);
    expect(JSON.stringify(row)).not.toContain(session.providerAccessToken);
    expect(JSON.stringify(row)).not.toContain(session.providerRefreshToken);
  });

  it('gets the same account the next time, even with another address', async () => {
    await signIn(browser);
    const { $id } = await accountOf(browser);
    provider.person = { ...provider.person, email: 'new@example.in', email_verified: false };
    const other = new Traveller(kitchen);
    await signIn(other);
    expect(await accountOf(other)).toMatchObject({ $id, email: 'meera@example.in' });
  });

  it('is not taken for whoever has the same id at another provider', async () => {
    await signIn(browser);
    const { $id } = await accountOf(browser);
    await kitchen.database.execute(sql`update identities set provider = 'github'`);
    provider.person = { ...provider.person, email: 'other@example.in' };
    const other = new Traveller(kitchen);
    await signIn(other);
    expect((await accountOf(other)).$id).not.toBe($id);
  });

  it('does not get an address that the provider has not verified', async () => {
    provider.person = { ...provider.person, email_verified: false };
    await signIn(browser);
    expect(await accountOf(browser)).toMatchObject({ email: 'meera@example.in', emailVerification: false });
  });

  it('is refused without an e-mail address', async () => {
    provider.person = { sub: 'nobody' };
    expect(errorAt(await signIn(browser))).toMatchObject({ type: 'user_unauthorized', code: 401 });
    expect(await kitchen.database.query(sql`select 1 from users`)).toEqual([]);
  });

  it('may be sent back by a form of the provider', async () => {
    const back = await answered(browser);
    const form = back.searchParams;
    form.delete('project');
    const stop = await browser.ask(new URL(CALLBACK), { origin: provider.issuer }, form);
    expect(stop.status).toBe(301);
    expect((await browser.follow(new URL(stop.headers.get('location') ?? '', SITE))).url.href).toBe(SUCCESS);
    expect(await accountOf(browser)).toMatchObject({ email: 'meera@example.in' });
  });
});

describe('an account with the same address', () => {
  const password = () =>
    kitchen.send(VISITOR, 'POST', '/account/sessions/email', {
      email: 'meera@example.in',
      password: PASSWORD,
    });

  let squatter: Person;

  /** Verifies the address by the mailed link, opened in the owner's session. */
  async function proveAddress(): Promise<void> {
    await kitchen.send(squatter, 'POST', '/account/verification', { url: SITE });
    const { searchParams } = await kitchen.linkTo(squatter.email);
    const used = { userId: squatter.id, secret: searchParams.get('secret') };
    expect((await kitchen.send(squatter, 'PUT', '/account/verification', used)).statusCode).toBe(200);
  }

  beforeEach(async () => {
    squatter = await kitchen.customer('meera');
  });

  it('is opened when its address is verified, and keeps its password', async () => {
    await proveAddress();
    await signIn(browser);
    expect(await accountOf(browser)).toMatchObject({ $id: 'meera', name: 'Person meera' });
    expect((await password()).statusCode).toBe(201);
  });

  it('goes to the person who proves the address; the person who created it loses it', async () => {
    await kitchen.database.execute(sql`update accounts set phone = '+919876543210', phone_verified = true`);
    await signIn(browser);
    expect(await accountOf(browser)).toMatchObject({
      $id: 'meera',
      emailVerification: true,
      phone: '',
      phoneVerification: false,
      mfa: false,
    });
    expect((await kitchen.send(squatter, 'GET', '/account')).statusCode).toBe(401);
    expect((await password()).json().type).toBe('user_invalid_credentials');
    expect((await browser.api('GET', '/account/sessions')).json().total).toBe(1);
  });

  it('with two-step login is opened only after both steps', async () => {
    await proveAddress();
    await kitchen.database.execute(sql`update accounts set mfa = true`);
    await browser.api('POST', '/account/sessions/email', { email: squatter.email, password: PASSWORD });
    expect((await accountOf(browser)).type).toBe('user_more_factors_required');
    expect((await signIn(browser)).url.href).toBe(SUCCESS);
    expect(await accountOf(browser)).toMatchObject({ $id: 'meera', mfa: true });
  });

  it('is not opened when the provider has not verified the address', async () => {
    provider.person = { ...provider.person, email_verified: false };
    expect(errorAt(await signIn(browser))).toMatchObject({ type: 'general_bad_request', code: 400 });
    expect((await accountOf(browser)).code).toBe(401);
    expect(await kitchen.database.query(sql`select 1 from identities`)).toEqual([]);
  });

  it('is not opened when the account is blocked', async () => {
    await kitchen.database.execute(sql`update accounts set active = false`);
    expect(errorAt(await signIn(browser)).type).toBe('user_blocked');
  });
});

describe('a signed-in person', () => {
  async function signedIn(id: string): Promise<Traveller> {
    await kitchen.app.accounts.create({ id, email: `${id}@example.in`, password: PASSWORD, name: id });
    const by = new Traveller(kitchen);
    await by.api('POST', '/account/sessions/email', { email: `${id}@example.in`, password: PASSWORD });
    return by;
  }

  // SAFE-80
  it('gets no identity in a session of more than half an hour', async () => {
    const asha = await signedIn('asha');
    kitchen.wait(31);
    expect(errorAt(await signIn(asha))).toMatchObject({ type: 'user_challenge_required', code: 401 });
    expect((await asha.api('GET', '/account/identities')).json().total).toBe(0);
    expect((await accountOf(asha)).$id).toBe('asha');
  });

  // SAFE-81
  it('is told by mail of an identity that is linked', async () => {
    await kitchen.database.execute(sql`delete from mails where kind = 'linked-login-changed'`);
    await signIn(await signedIn('asha'));
    const mails = await kitchen.mails();
    const told = mails.filter(({ kind, userId }) => kind === 'linked-login-changed' && userId === 'asha');
    expect(told.map(({ to }) => to)).toEqual(['asha@example.in']);
  });

  it('gets the identity and a new session, which replaces the former one', async () => {
    const asha = await signedIn('asha');
    const before = (await asha.api('GET', '/account/sessions/current')).json().$id;
    await signIn(asha);
    expect(await accountOf(asha)).toMatchObject({
      $id: 'asha',
      email: 'asha@example.in',
      emailVerification: false,
    });
    const { total, sessions } = (await asha.api('GET', '/account/sessions')).json();
    expect([total, sessions[0].$id === before, sessions[0].provider]).toEqual([1, false, 'oidc']);
    const { identities } = (await asha.api('GET', '/account/identities')).json();
    expect(identities).toMatchObject([
      { userId: 'asha', provider: 'oidc', providerUid: 'meera', providerEmail: 'meera@example.in' },
    ]);
  });

  it('does not get an identity that belongs to somebody else', async () => {
    await signIn(browser);
    const asha = await signedIn('asha');
    expect(errorAt(await signIn(asha))).toMatchObject({ type: 'user_already_exists', code: 409 });
    expect((await accountOf(asha)).$id).toBe('asha');
  });

  it('does not get an identity whose address is another account’s', async () => {
    await signedIn('meera');
    expect(errorAt(await signIn(await signedIn('asha'))).type).toBe('user_already_exists');
  });

  it('does not get the identity when somebody else has signed in meanwhile', async () => {
    const asha = await signedIn('asha');
    const back = await answered(asha);
    await asha.api('DELETE', '/account/sessions/current');
    expect(errorAt(await asha.follow(back)).type).toBe('user_unauthorized');
    expect(await kitchen.database.query(sql`select 1 from identities`)).toEqual([]);
  });

  it('is not redirected when the request comes from a site that may not call the API', async () => {
    const asha = await signedIn('asha');
    const from = (referer: string) => ({ 'sec-fetch-site': 'cross-site', referer });
    const url = new URL(startOf());
    expect((await asha.ask(url, from('https://evil.example/'))).status).toBe(403);
    expect((await asha.ask(url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await asha.ask(url, from('http://localhost:8080/'))).status).toBe(301);
  });
});
