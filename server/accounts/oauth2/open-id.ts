import * as oauth from 'openid-client';
import { isLoopbackUrl } from '#server/settings/loopback.ts';
import {
  asking,
  authorizationUrl,
  clientSecretAuth,
  grantOf,
  type Report,
  scopeText,
  TIMEOUT,
  tokensOf,
} from './authorization-code.ts';
import type { OAuth2Client, Provider, ProviderPerson } from './provider.ts';
import { secretsOf } from './secrets.ts';

export interface OpenIdParts extends OAuth2Client {
  name: string;
  label: string;
  issuer: string;
  /** Additional parameters of the authorization request. */
  parameters?: Record<string, string>;
  report: Report;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A provider of OpenID Connect, known by its issuer. */
export function openIdProvider(parts: OpenIdParts): Provider {
  const { name, label, issuer, clientId, clientSecret, parameters = {}, report } = parts;
  const secrets = secretsOf(clientSecret);
  let discovered: Promise<oauth.Configuration> | undefined;

  /** Discovered at the first sign-in and again after a failure, so that the server starts without its providers. */
  async function configuration(): Promise<oauth.Configuration> {
    discovered ??= oauth.discovery(new URL(issuer), clientId, {}, clientSecretAuth(clientSecret), {
      timeout: TIMEOUT,
      ...(isLoopbackUrl(issuer) && { execute: [oauth.allowInsecureRequests] }),
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
    answer: Awaited<ReturnType<typeof grantOf>>,
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
    address: (asked) =>
      asking(label, report, async () =>
        authorizationUrl(await configuration(), secrets, asked, {
          scope: scopeText(['openid', 'email', 'profile'], asked.scopes),
          nonce: secrets.derive('nonce', asked.state),
          ...parameters,
        }),
      ),
    exchange: (returned) =>
      asking(label, report, async () => {
        const server = await configuration();
        const expectedNonce = secrets.derive('nonce', returned.state);
        const answer = await grantOf(server, secrets, returned, { expectedNonce, idTokenExpected: true });
        return { person: await personOf(server, answer), tokens: tokensOf(answer) };
      }),
    refresh: (refreshToken) =>
      asking(label, report, async () =>
        tokensOf(await oauth.refreshTokenGrant(await configuration(), refreshToken)),
      ),
    seal: secrets.seal,
    unseal: secrets.unseal,
  };
}
