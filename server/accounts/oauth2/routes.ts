import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { cut } from '#domain/cutting.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { type AccountCaller, type AccountCallers, GUEST } from '#server/accounts/caller.ts';
import type { Identities } from '#server/accounts/identities.ts';
import type { KnownDevices } from '#server/accounts/known-devices.ts';
import { linkUrl } from '#server/accounts/link-url.ts';
import { newSessionClient } from '#server/accounts/request-client.ts';
import { setSessionCookies } from '#server/accounts/session-token.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import type { Database } from '#server/db/connection.ts';
import { addressKey } from '#server/http/addresses.ts';
import { failureOf, statusAndMessageOf } from '#server/http/errors.ts';
import { email, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Sites } from '#server/http/sites.ts';
import { bindFlowToBrowser, clearFlowCookie, isForeignRequest, isProgram } from './browser.ts';
import { beginFlow, type EndedFlow, endFlow, type Flow } from './flows.ts';
import type { Provider, Providers } from './provider.ts';
import { callbackUrl, OAUTH2_PATH, PROVIDER_NAMES } from './provider-names.ts';

export interface OAuth2RouteDeps {
  providers: Providers;
  identities: Identities;
  callers: AccountCallers;
  database: Database;
  rateLimits: RateLimits;
  sites: Sites;
  /** The public address of this site, without a trailing slash. */
  publicUrl: string;
  knownDevices: KnownDevices;
  clock: () => Date;
}

/** Additional scopes, in the characters that RFC 6749 allows. */
const scopes = v.optional(v.pipe(v.array(v.pipe(text(256), v.regex(/^[!#-[\]-~]+$/))), v.maxLength(50)), []);

/** The scopes in a URL: `scopes[0]=…`, `scopes[]=…` or `scopes=…` (WIRE-1). */
function scopesOf(query: Readonly<Record<string, unknown>>): unknown[] | undefined {
  const given = Object.entries(query).flatMap(([key, value]) =>
    /^scopes(\[\d*\])?$/.test(key) ? value : [],
  );
  return given.length > 0 ? given : undefined;
}

/** Redirects with 301, as the protocol demands, but without caching, because each redirect has its own target (WIRE-4.3). */
function redirectUncached(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-cache, no-store, must-revalidate', expires: '0', pragma: 'no-cache' })
    .redirect(url, 301);
}

const PROBLEMS: Record<NonNullable<EndedFlow['problem']>, string> = {
  late: 'This sign-in took too long. Please start again.',
  'other browser': 'This sign-in was begun in another browser. Please start again.',
};

/** The routes for signing in with OAuth2 providers (WIRE-4.3). */
export function oauth2Routes(app: FastifyInstance, parts: OAuth2RouteDeps): void {
  const { providers, identities, callers, database, rateLimits, sites, publicUrl, knownDevices, clock } =
    parts;
  const url = linkUrl(sites);
  const startQuery = v.object({
    success: v.optional(url, `${publicUrl}/`),
    failure: v.optional(url),
    scopes,
  });

  function requireProviderName(name: string): void {
    if (PROVIDER_NAMES.has(name)) return;
    throw new Failure(
      'general_argument_invalid',
      'Invalid `provider` param: Value must be the name of a provider',
    );
  }

  function providerOf(name: string): Provider {
    requireProviderName(name);
    const provider = providers.get(name);
    if (!provider) throw new Failure('project_provider_disabled');
    return provider;
  }

  /** The caller, or a guest if the browser's session is blocked or incomplete: that must not prevent a new sign-in. */
  async function callerOf(request: FastifyRequest): Promise<AccountCaller> {
    try {
      return await callers(request);
    } catch (error) {
      if (error instanceof Failure) return GUEST;
      throw error;
    }
  }

  const startFlow =
    (kind: Flow['kind']) =>
    async (request: FastifyRequest<{ Params: { provider: string } }>, reply: FastifyReply) => {
      await rateLimits.count(limits.startOAuth2, addressKey(request.ip), reply);
      requireProviderName(request.params.provider);
      const query = request.query as Record<string, unknown>;
      const given = parseParams(startQuery, { ...query, scopes: scopesOf(query) });
      const provider = providerOf(request.params.provider);
      const program = kind === 'token' && isProgram(request);
      const { actor } = program ? GUEST : await callerOf(request);
      if (actor.kind === 'user' && isForeignRequest(request, sites))
        throw new Failure('general_unknown_origin');
      const state = randomBytes(32).toString('base64url');
      const redirectUri = callbackUrl(publicUrl, provider.name);
      const address = await provider.consentUrl({ redirectUri, state, scopes: given.scopes });
      await beginFlow(database, {
        flow: {
          provider: provider.name,
          kind,
          success: given.success,
          failure: given.failure ?? null,
          account: actor.kind === 'user' ? actor.user.id : null,
        },
        state,
        browser: program ? undefined : bindFlowToBrowser(reply, state),
        now: clock(),
      });
      return redirectUncached(reply, address.href);
    };

  app.get(`${OAUTH2_PATH}/:provider`, startFlow('session'));
  app.get('/account/tokens/oauth2/:provider', startFlow('token'));

  /** Completes the flow with a session or a secret. Returns the URL to redirect to. */
  async function completeFlow(
    provider: Provider,
    flow: EndedFlow,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    if (flow.problem) throw new Failure('user_oauth2_bad_request', PROBLEMS[flow.problem]);
    const { session: replaced } = await callerOf(request);
    // A flow that began in a session can only link the identity to that session's account.
    if (flow.account !== null && replaced?.account !== flow.account) throw new Failure('user_unauthorized');
    const answer = new URLSearchParams(request.url.split('?')[1]);
    answer.delete('project');
    const state = answer.get('state') ?? '';
    const redirectUri = callbackUrl(publicUrl, provider.name);
    const { person, tokens } = await provider.exchange({ redirectUri, state, answer });
    const address = v.safeParse(email, person.email);
    const arrival = {
      provider: provider.name,
      uid: person.uid,
      email: address.success ? address.output : '',
      emailVerified: person.emailVerified,
      name: cut(person.name.replaceAll('\u0000', '').trim(), MAX_PERSON_NAME),
      linkedSession: flow.account === null ? undefined : replaced,
      isKnownTo: knownDevices.isKnownTo(request),
      newAccountId: uniqueId(),
      newIdentityId: uniqueId(),
    };
    if (flow.kind === 'token') {
      const { userId, secret } = await identities.issueLogin(arrival, uniqueId());
      const success = new URL(flow.success);
      success.searchParams.set('userId', userId);
      success.searchParams.set('secret', secret);
      success.searchParams.set('provider', provider.name);
      return success.href;
    }
    const visit = newSessionClient(request);
    const { session, secret } = await identities.signIn(arrival, {
      ...visit,
      replaced: replaced && { account: replaced.account, session: replaced.id },
      grant: {
        accessToken: provider.seal(visit.sessionId, tokens.accessToken),
        refreshToken: provider.seal(visit.sessionId, tokens.refreshToken),
        expires: tokens.expires,
      },
    });
    setSessionCookies(request, reply, { account: session.account, secret }, session.expires);
    await knownDevices.remember(request, reply, session.account);
    return flow.success;
  }

  app.get<{ Params: { provider: string }; Querystring: { state?: unknown } }>(
    `${OAUTH2_PATH}/:provider/redirect`,
    async (request, reply) => {
      await rateLimits.count(limits.startOAuth2, `back ${addressKey(request.ip)}`, reply);
      const provider = providerOf(request.params.provider);
      const { state } = request.query;
      if (typeof state !== 'string') throw new Failure('project_invalid_success_url');
      const browser = clearFlowCookie(request, reply, state);
      const flow = await endFlow(database, { state, browser, now: clock() });
      if (flow?.provider !== provider.name) throw new Failure('project_invalid_success_url');
      try {
        return redirectUncached(reply, await completeFlow(provider, flow, request, reply));
      } catch (error) {
        const failure = failureOf(error as Error & { code: string }, request);
        if (flow.failure === null) throw failure;
        const { status, message } = statusAndMessageOf(failure);
        const back = new URL(flow.failure);
        back.searchParams.set('error', JSON.stringify({ message, type: failure.type, code: status }));
        return redirectUncached(reply, back.href);
      }
    },
  );
}
