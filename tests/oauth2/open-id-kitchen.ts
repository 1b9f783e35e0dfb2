import { expect } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { type OpenIdProvider, openIdProviderFor } from './open-id-provider.ts';
import { SITE, type Stop, type Traveller } from './traveller.ts';

export const CALLBACK = `${SITE}/v1/account/sessions/oauth2/callback/oidc/rasoi`;
export const SUCCESS = `${SITE}/menu?dish=dal`;
const FAILURE = `${SITE}/login?next=%2Fcart`;

/** A kitchen with an OpenID provider on this machine. */
export interface OpenIdKitchen {
  kitchen: Kitchen;
  provider: OpenIdProvider;
  /** Deletes all accounts; Meera is signed in at the provider. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openOpenIdKitchen(): Promise<OpenIdKitchen> {
  const provider = await openIdProviderFor([CALLBACK]);
  const kitchen = await openKitchen({
    PUBLIC_URL: SITE,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Tiffin ID',
  });
  return {
    kitchen,
    provider,
    async reset() {
      await kitchen.database.execute(sql`delete from users`);
      kitchen.takeEvents();
      provider.person = { sub: 'meera', email: 'Meera@Example.in', email_verified: true, name: 'Meera Rao' };
      provider.allows = true;
      provider.forged = undefined;
    },
    async close() {
      await kitchen.close();
      await provider.close();
    },
  };
}

/** The address at which signing in begins. */
export function startOf(more: Record<string, string> = {}, kind = 'sessions', provider = 'oidc'): string {
  const query = new URLSearchParams({ project: 'rasoi', success: SUCCESS, failure: FAILURE, ...more });
  return `${SITE}/v1/account/${kind}/oauth2/${provider}?${query}`;
}

export const signIn = (by: Traveller): Promise<Stop> => by.follow(startOf());

/** The account that is signed in in a browser. */
export const accountOf = async (by: Traveller) => (await by.api('GET', '/account')).json();

/** The error in the address of the failure page. */
export function errorAt({ url }: Stop): { message: string; type: string; code: number } {
  expect(url.href).toMatch(`${FAILURE}&error=`);
  return JSON.parse(url.searchParams.get('error') ?? '');
}

/** Follows redirects up to the provider's answer; returns the address to which the provider redirects. */
export async function answered(by: Traveller): Promise<URL> {
  by.before = `${SITE}/v1/account/sessions/oauth2/oidc/redirect`;
  const { url } = await signIn(by);
  by.before = '';
  return url;
}
