import { afterAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { type FakeGitHub, openFakeGitHub } from '#tests/oauth2/fake-github.ts';
import { accountOf, errorAt, SUCCESS, startOf } from '#tests/oauth2/open-id-kitchen.ts';
import { SITE, Traveller } from '#tests/oauth2/traveller.ts';

const client = { id: 'rasoi-app', secret: 'shhh' };
const settings = (secret: string) => ({
  PUBLIC_URL: SITE,
  GITHUB_URL: github.site,
  GITHUB_CLIENT_ID: client.id,
  GITHUB_CLIENT_SECRET: secret,
});
let browser: Traveller;
const github: FakeGitHub = await openFakeGitHub(client);
const kitchen = await openKitchen(settings(client.secret));

afterAll(async () => {
  await kitchen.close();
  await github.close();
});
beforeEach(() => {
  browser = new Traveller(kitchen);
});

const signIn = () => browser.follow(startOf({}, 'sessions', 'github'));

it('GitHub sign-in uses the primary address and whether it is verified', async () => {
  github.emails = [
    { email: 'other@example.in', primary: false, verified: true },
    { email: 'meera@example.in', primary: true, verified: true },
  ];
  expect((await signIn()).url.href).toBe(SUCCESS);
  expect(await accountOf(browser)).toMatchObject({
    email: 'meera@example.in',
    emailVerification: true,
    name: 'meera-rao',
  });
  const session = (await browser.api('GET', '/account/sessions/current')).json();
  expect(session).toMatchObject({
    provider: 'github',
    providerUid: '4217',
    providerAccessToken: 'gho_test',
    providerAccessTokenExpiry: '',
  });
});

it('GitHub sign-in opens no account by an unverified e-mail address', async () => {
  await kitchen.customer('asha');
  await kitchen.database.execute(sql`delete from identities`);
  github.emails = [{ email: 'asha@example.in', primary: true, verified: false }];
  expect(errorAt(await signIn()).type).toBe('general_bad_request');
});

it('a refusal by GitHub is reported without GitHub’s own text', async () => {
  const other = await openKitchen(settings('wrong'));
  browser = new Traveller(other);
  expect(errorAt(await signIn())).toEqual({
    message: 'GitHub did not answer as it should.',
    type: 'user_oauth2_provider_error',
    code: 424,
  });
  await other.close();
});
