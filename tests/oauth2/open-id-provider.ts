import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A user of the provider. */
export interface Vouched {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The user at the browser, with their answer to the consent question. */
  person: Vouched;
  allows: boolean;
  /** Claims that somebody writes into the ID token on its way, without the provider's key; undefined for none. */
  forged: Partial<Vouched> | undefined;
  close(): Promise<void>;
}

/** How long its access tokens last, in seconds. */
const TOKEN_LIFETIME = 3600;

interface TokenAnswer {
  id_token: string;
}

/** A token with other claims and the signature that it had. */
function withClaims(token: string, claims: Partial<Vouched>): string {
  const [head, payload = '', signature] = token.split('.');
  const known = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [head, Buffer.from(JSON.stringify({ ...known, ...claims })).toString('base64url'), signature].join(
    '.',
  );
}

/**
 * A complete OpenID Connect provider on this machine (the package oidc-provider). It asks for no password: `person` is
 * signed in and gives or refuses consent.
 */
export async function openIdProviderFor(redirectUris: string[], port = 0): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const known = new Map<string, Vouched>();
  const clientId = 'rasoi';
  const clientSecret = randomBytes(32).toString('hex');

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ ...known.get(id), sub: id }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: String(oidc.session?.accountId) });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    renderError: (context, { error, error_description: description }) => {
      context.body = `${error}: ${description}`;
    },
    ttl: {
      AccessToken: TOKEN_LIFETIME,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 600,
      RefreshToken: 86_400,
      Session: 3600,
    },
  });

  const opened: OpenIdProvider = {
    issuer,
    clientId,
    clientSecret,
    person: { sub: 'nobody' },
    allows: true,
    forged: undefined,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  async function decide(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { person, allows } = opened;
    known.set(person.sub, person);
    const answer = allows
      ? { login: { accountId: person.sub, remember: false } }
      : { error: 'access_denied' };
    await provider.interactionFinished(request, response, answer);
  }

  provider.use(async (context, next) => {
    await next();
    if (opened.forged && context.oidc?.route === 'token')
      context.body = {
        ...(context.body as TokenAnswer),
        id_token: withClaims((context.body as TokenAnswer).id_token, opened.forged),
      };
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    decide(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return opened;
}
