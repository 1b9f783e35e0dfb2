import * as oauth from 'openid-client';
import { isLoopbackUrl } from '#domain/site/loopback.ts';
import {
  authorizationUrl,
  clientSecretAuth,
  exchangeCode,
  mapProviderErrors,
  type ReportProviderError,
  scopeText,
  TIMEOUT,
  toProviderTokens,
} from './authorization-code.ts';
import type { OAuth2Client, Provider, ProviderPerson } from './provider.ts';
import { secretsOf } from './secrets.ts';

export interface OpenIdProviderDeps extends OAuth2Client {
  name: string;
  label: string;
  issuer: string;
  /** Additional parameters of the authorization request. */
  parameters?: Record<string, string>;
  report: ReportProviderError;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A provider with OpenID Connect, configured from its issuer's discovery document. */
export function openIdProvider(parts: OpenIdProviderDeps): Provider {
  const { name, label, issuer, clientId, clientSecret, parameters = {}, report } = parts;
  const secrets = secretsOf(clientSecret);
  let discovered: Promise<oauth.Configuration> | undefined;

  /** Discovers the provider at the first sign-in, so that the server starts without it. Retries after a failure. */
  async function configuration(): Promise<oauth.Configuration> {
    discovered ??= oauth.discovery(new URL(issuer), clientId, {}, clientSecretAuth(clientSecret), {
      timeout: TIMEOUT,
      // The library checks the signature of an ID token only when told to.
      execute: [
        oauth.enableNonRepudiationChecks,
        ...(isLoopbackUrl(issuer) ? [oauth.allowInsecureRequests] : []),
      ],
    });
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  }

  async function personOf(
    server: oauth.Configuration,
    answer: Awaited<ReturnType<typeof exchangeCode>>,
  ): Promise<ProviderPerson> {
    const token = answer.claims();
    const uid = text(token?.sub);
    const asksUserInfo =
      token?.email === undefined && server.serverMetadata().userinfo_endpoint !== undefined;
    const claims = asksUserInfo
      ? { ...token, ...(await oauth.fetchUserInfo(server, answer.access_token, uid)) }
      : token;
    return {
      uid,
      email: text(claims?.email),
      // Some providers write their booleans as text.
      emailVerified: String(claims?.email_verified) === 'true',
      name: text(claims?.name),
    };
  }

  return {
    name,
    label,
    consentUrl: (asked) =>
      mapProviderErrors(label, report, async () =>
        authorizationUrl(await configuration(), secrets, asked, {
          scope: scopeText(['openid', 'email', 'profile'], asked.scopes),
          nonce: secrets.derive('nonce', asked.state),
          ...parameters,
        }),
      ),
    exchange: (returned) =>
      mapProviderErrors(label, report, async () => {
        const server = await configuration();
        const expectedNonce = secrets.derive('nonce', returned.state);
        const answer = await exchangeCode(server, secrets, returned, {
          expectedNonce,
          idTokenExpected: true,
        });
        return { person: await personOf(server, answer), tokens: toProviderTokens(answer) };
      }),
    refresh: (refreshToken) =>
      mapProviderErrors(label, report, async () =>
        toProviderTokens(await oauth.refreshTokenGrant(await configuration(), refreshToken)),
      ),
    seal: secrets.seal,
    unseal: secrets.unseal,
  };
}
