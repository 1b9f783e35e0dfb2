import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
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

describe('returning from a provider', () => {
  it('works only once', async () => {
    const back = await answered(browser);
    expect((await browser.follow(back)).url.href).toBe(SUCCESS);
    const again = await browser.follow(back);
    expect([again.status, JSON.parse(again.body).type]).toEqual([400, 'project_invalid_success_url']);
  });

  it('works only in the browser that began, even after another browser tried', async () => {
    const back = await answered(browser);
    const other = new Traveller(kitchen);
    expect(errorAt(await other.follow(back)).type).toBe('user_oauth2_bad_request');
    expect(other.cookies).toEqual([]);
    await signIn(other);
    const mine = (await accountOf(other)).$id;
    expect((await browser.follow(back)).url.href).toBe(SUCCESS);
    expect((await accountOf(browser)).$id).toBe(mine);
  });

  it('is refused after ten minutes', async () => {
    const back = await answered(browser);
    kitchen.wait(11);
    expect(errorAt(await browser.follow(back)).message).toMatch(/too long/);
  });

  it('requires the state of the start and the code issued for it', async () => {
    const back = await answered(browser);
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect((await browser.follow(forged)).status).toBe(400);
    back.searchParams.set('code', 'x'.repeat(43));
    expect(errorAt(await browser.follow(back)).type).toBe('user_oauth2_bad_request');
  });

  it('refuses a code issued for another state', async () => {
    const first = await answered(browser);
    const second = await answered(browser);
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect(errorAt(await browser.follow(second)).type).toBe('user_oauth2_bad_request');
  });

  it('refuses an answer from another issuer', async () => {
    const back = await answered(browser);
    back.searchParams.set('iss', 'https://evil.example');
    expect(errorAt(await browser.follow(back)).type).toBe('user_oauth2_provider_error');
  });

  it('refuses an ID token that the provider has not signed', async () => {
    provider.forged = { sub: 'owner', email: 'owner@example.in', email_verified: true };
    expect(errorAt(await signIn(browser)).type).toBe('user_oauth2_provider_error');
    expect(browser.cookies.filter((cookie) => cookie.startsWith('a_session'))).toEqual([]);
  });

  it('leads to the failure page when access was denied, or is refused if there is no failure page', async () => {
    provider.allows = false;
    expect(errorAt(await signIn(browser))).toEqual({
      message: 'You did not allow Tiffin ID to sign you in.',
      type: 'user_oauth2_unauthorized',
      code: 401,
    });
    const query = new URLSearchParams({ project: 'rasoi' });
    const stop = await browser.follow(`${SITE}/v1/account/sessions/oauth2/oidc?${query}`);
    expect([stop.status, JSON.parse(stop.body).type]).toEqual([401, 'user_oauth2_unauthorized']);
  });

  it.each([
    ['another project', CALLBACK.replace(/rasoi$/, 'other'), 404],
    ['no provider', CALLBACK.replace('/oidc/', '/nobody/'), 400],
    ['a disabled one', `${SITE}/v1/account/sessions/oauth2/github/redirect?project=rasoi&state=x`, 412],
    ['no state', `${SITE}/v1/account/sessions/oauth2/oidc/redirect?project=rasoi`, 400],
    ['two states', `${SITE}/v1/account/sessions/oauth2/oidc/redirect?project=rasoi&state=a&state=b`, 400],
  ])('is refused with %s', async (_what, url, status) => {
    expect((await browser.follow(url)).status).toBe(status);
  });
});

describe('starting a sign-in with a provider', () => {
  it.each([
    ['an unknown provider', startOf({}, 'sessions', 'nobody'), 400, 'general_argument_invalid'],
    ['one without settings', startOf({}, 'sessions', 'github'), 412, 'project_provider_disabled'],
    [
      'a foreign success at one without settings',
      startOf({ success: 'https://evil.example/' }, 'sessions', 'github'),
      400,
      'general_argument_invalid',
    ],
    ['a foreign success', startOf({ success: 'https://evil.example/' }), 400, 'general_argument_invalid'],
    [
      'a disguised one',
      startOf({ success: 'http://rasoi.test@evil.example/' }),
      400,
      'general_argument_invalid',
    ],
    ['a foreign failure', startOf({ failure: 'https://evil.example/' }), 400, 'general_argument_invalid'],
    ['a script for success', startOf({ success: 'javascript:alert(1)' }), 400, 'general_argument_invalid'],
    ['odd scopes', startOf({ 'scopes[0]': 'a b' }), 400, 'general_argument_invalid'],
    ['no project', startOf({ project: '' }), 404, 'project_not_found'],
  ])('with %s is refused', async (_what, url, status, type) => {
    const stop = await browser.ask(new URL(url));
    expect([stop.status, JSON.parse(stop.body).type]).toEqual([status, type]);
  });
});
