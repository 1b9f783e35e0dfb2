import { Account, Client, Query } from 'appwrite';
import { type OAuthProvider, Account as ServerAccount, Client as ServerClient } from 'node-appwrite';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type Kitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { accountOf, openOpenIdKitchen, SUCCESS, signIn, startOf } from '#tests/oauth2/open-id-kitchen.ts';
import { Traveller } from '#tests/oauth2/traveller.ts';

let browser: Traveller;
/** Minutes by which the kitchen's clock is ahead of the provider's. */
let ahead = 0;
const opened = await closeAfterAll(openOpenIdKitchen());
const kitchen: Kitchen = opened.kitchen;
const endpoint: string = `${await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' })}/v1`;

function wait(minutes: number): void {
  ahead += minutes;
  kitchen.wait(minutes);
}

beforeEach(async () => {
  // A token of the provider would be born expired.
  wait(-ahead);
  await opened.reset();
  browser = new Traveller(kitchen);
});

const exchange = (given: Record<string, string | null>) =>
  kitchen.send(VISITOR, 'POST', '/account/sessions/token', given);

/** Follows the redirects and returns the parameters of the success page. */
async function given(from: string): Promise<{ userId: string; secret: string; provider: string }> {
  const { url } = await browser.follow(from);
  const { searchParams } = url;
  const found = Object.fromEntries(searchParams);
  for (const name of ['userId', 'secret', 'provider']) searchParams.delete(name);
  expect(url.href).toBe(SUCCESS);
  return found as { userId: string; secret: string; provider: string };
}

describe('a token instead of a session', () => {
  it('is passed to the success page and opens one session', async () => {
    const { userId, secret, provider } = await given(startOf({}, 'tokens'));
    expect([provider, browser.cookies]).toEqual(['oidc', []]);
    const session = await exchange({ userId, secret });
    expect(session.statusCode).toBe(201);
    expect(session.json()).toMatchObject({ userId, provider: 'oidc', factors: ['email', 'oauth2'] });
    expect((await exchange({ userId, secret })).json().type).toBe('user_invalid_token');
  });

  it('is valid for five minutes', async () => {
    const { userId, secret } = await given(startOf({}, 'tokens'));
    wait(6);
    expect((await exchange({ userId, secret })).json().type).toBe('user_invalid_token');
  });

  it('verifies no address that the provider has not verified', async () => {
    opened.provider.person = { ...opened.provider.person, email_verified: false };
    await exchange(await given(startOf({}, 'tokens')));
    expect(await kitchen.database.query(sql`select "emailVerification" as proven from users`)).toEqual([
      { proven: false },
    ]);
  });

  it('can be requested by a server on behalf of a browser', async () => {
    const account = new ServerAccount(new ServerClient().setEndpoint(endpoint).setProject('rasoi'));
    const address = await account.createOAuth2Token('oidc' as OAuthProvider, SUCCESS);
    expect(new URL(address).origin).toBe(opened.provider.issuer);
    const { userId, secret } = await given(address);
    expect((await account.createSession(userId, secret)).provider).toBe('oidc');
    await expect(account.createOAuth2Token('nobody' as OAuthProvider)).rejects.toMatchObject({ code: 400 });
  });

  it('never belongs to the account of the server’s own caller', async () => {
    const asha = await kitchen.customer('asha');
    const client = new ServerClient().setEndpoint(endpoint).setProject('rasoi').setSession(asha.session);
    const address = await new ServerAccount(client).createOAuth2Token('oidc' as OAuthProvider, SUCCESS);
    expect((await given(address)).userId).not.toBe('asha');
  });
});

it('a sign-in with a provider starts at the address that the web SDK uses', async () => {
  const account = new Account(new Client().setEndpoint('http://rasoi.test/v1').setProject('rasoi'));
  const address = String(account.createOAuth2Session('oidc' as never, SUCCESS, SUCCESS, ['email']));
  expect((await browser.follow(address)).url.href).toBe(SUCCESS);
  expect(await accountOf(browser)).toMatchObject({ email: 'meera@example.in' });
});

describe('the tokens of a provider', () => {
  const current = async () => (await browser.api('GET', '/account/sessions/current')).json();

  it('are renewed with the session once they have expired, not before', async () => {
    await signIn(browser);
    const first = await current();
    expect((await browser.api('PATCH', '/account/sessions/current')).json().providerAccessToken).toBe(
      first.providerAccessToken,
    );
    wait(61);
    const renewed = await browser.api('PATCH', '/account/sessions/current');
    expect([renewed.statusCode, renewed.json().provider]).toEqual([200, 'oidc']);
    expect(renewed.json().providerAccessToken).not.toBe(first.providerAccessToken);
    expect((await current()).providerAccessToken).toBe(renewed.json().providerAccessToken);
  });

  it('are not renewed when the provider refuses, which does not end the session', async () => {
    await signIn(browser);
    await kitchen.database.execute(sql`update sessions set provider_refresh_token = ''`);
    wait(61);
    const refused = await browser.api('PATCH', '/account/sessions/current');
    expect([refused.statusCode, refused.json().type]).toEqual([401, 'user_oauth2_unauthorized']);
    expect((await browser.api('GET', '/account')).statusCode).toBe(200);
  });

  it('do not appear in lists', async () => {
    await signIn(browser);
    const { providerAccessToken: token } = await current();
    const lists = await Promise.all(
      ['/account/sessions', '/account/identities'].map((path) => browser.api('GET', path)),
    );
    for (const list of lists) expect(list.body).not.toContain(token);
  });
});

describe('identities', () => {
  const list = async (...queries: string[]) => {
    const search = queries.map((query, at) => `queries[${at}]=${encodeURIComponent(query)}`).join('&');
    return (await browser.api('GET', `/account/identities?${search}`)).json();
  };

  beforeEach(() => signIn(browser));

  it('are listed with queries', async () => {
    expect(await list(Query.equal('provider', 'oidc'))).toMatchObject({
      total: 1,
      identities: [
        {
          $id: expect.any(String),
          provider: 'oidc',
          providerUid: 'meera',
          providerEmail: 'Meera@Example.in'.toLowerCase(),
          providerAccessToken: '',
        },
      ],
    });
    expect(await list(Query.equal('provider', 'github'))).toEqual({ total: 0, identities: [] });
    expect((await list(Query.equal('password', 'x'))).type).toBe('general_query_invalid');
  });

  it('can be seen and deleted by their owner only', async () => {
    const [{ $id }] = (await list()).identities;
    const asha: Person = await kitchen.customer('asha');
    expect((await kitchen.send(asha, 'GET', '/account/identities')).json().total).toBe(0);
    const path = `/account/identities/${$id}`;
    expect((await kitchen.send(asha, 'DELETE', path)).json().type).toBe('user_identity_not_found');
    expect((await kitchen.send(VISITOR, 'DELETE', path)).statusCode).toBe(401);
    expect((await browser.api('DELETE', path)).statusCode).toBe(204);
    expect((await list()).total).toBe(0);
    expect((await browser.api('DELETE', path)).statusCode).toBe(404);
    expect((await browser.api('DELETE', '/account/identities/%00')).statusCode).toBe(404);
  });
});
