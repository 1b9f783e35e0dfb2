import * as oauth from 'openid-client';
import * as v from 'valibot';
import { isLoopbackUrl } from '#domain/site/loopback.ts';
import {
  authorizationUrl,
  exchangeCode,
  mapProviderErrors,
  type ReportProviderError,
  scopeText,
  TIMEOUT,
  toProviderTokens,
} from './authorization-code.ts';
import type { OAuth2Client, Provider, ProviderPerson } from './provider.ts';
import { secretsOf } from './secrets.ts';

const PUBLIC_SITE = 'https://github.com';

const userBody = v.object({ id: v.number(), login: v.string(), name: v.nullish(v.string()) });
const emailsBody = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/** GitHub, or a GitHub Enterprise server. It has no OpenID Connect, so the person is read from its API. */
export function githubProvider(
  parts: OAuth2Client & { site: string; report: ReportProviderError },
): Provider {
  const { site, clientId, clientSecret, report } = parts;
  const label = 'GitHub';
  const secrets = secretsOf(clientSecret);
  const api = site === PUBLIC_SITE ? 'https://api.github.com' : `${site}/api/v3`;
  const issuer = `${site}/login/oauth`;
  const server = new oauth.Configuration(
    { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/access_token` },
    clientId,
    {},
    oauth.ClientSecretPost(clientSecret),
  );
  server.timeout = TIMEOUT;
  if (isLoopbackUrl(site)) oauth.allowInsecureRequests(server);

  async function ask<S extends v.GenericSchema>(
    schema: S,
    path: string,
    accessToken: string,
  ): Promise<v.InferOutput<S>> {
    const answer = await fetch(`${api}${path}`, {
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${accessToken}`,
        'user-agent': 'Rasoi',
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT * 1000),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status} to ${path}`);
    return v.parse(schema, await answer.json());
  }

  async function personOf(accessToken: string): Promise<ProviderPerson> {
    const [user, emails] = await Promise.all([
      ask(userBody, '/user', accessToken),
      ask(emailsBody, '/user/emails', accessToken),
    ]);
    const primary = emails.find((each) => each.primary);
    return {
      uid: String(user.id),
      email: primary?.email ?? '',
      emailVerified: primary?.verified ?? false,
      name: user.name || user.login,
    };
  }

  return {
    name: 'github',
    label,
    consentUrl: (asked) =>
      mapProviderErrors(label, report, () =>
        authorizationUrl(server, secrets, asked, {
          scope: scopeText(['read:user', 'user:email'], asked.scopes),
        }),
      ),
    exchange: (returned) =>
      mapProviderErrors(label, report, async () => {
        const answer = await exchangeCode(server, secrets, returned);
        return { person: await personOf(answer.access_token), tokens: toProviderTokens(answer) };
      }),
    refresh: (refreshToken) =>
      mapProviderErrors(label, report, async () =>
        toProviderTokens(await oauth.refreshTokenGrant(server, refreshToken)),
      ),
    seal: secrets.seal,
    unseal: secrets.unseal,
  };
}
