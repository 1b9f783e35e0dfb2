import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { MAX_PASSWORD } from '#domain/users/password.ts';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import type { Database } from '#server/db/connection.ts';
import { addressKey } from '#server/http/addresses.ts';
import { email, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Accounts } from '../accounts.ts';
import { type AccountCallers, requireGuest, requireLogin } from '../caller.ts';
import type { KnownDevices } from '../known-devices.ts';
import type { SessionProviderTokens } from '../oauth2/provider-tokens.ts';
import { presentSession } from '../present-account.ts';
import { newSessionClient } from '../request-client.ts';
import { clearSessionCookies, setSessionCookies, tokenOf } from '../session-token.ts';
import { sessionsOf } from './sessions.ts';

export interface SessionRouteDeps {
  accounts: Accounts;
  callers: AccountCallers;
  database: Database;
  rateLimits: RateLimits;
  providerTokens: SessionProviderTokens;
  knownDevices: KnownDevices;
  clock: () => Date;
}

const signInBody = v.object({ email, password: text(MAX_PASSWORD) });

/** The routes of the caller's sessions (WIRE-4.2). */
export function sessionRoutes(app: FastifyInstance, parts: SessionRouteDeps): void {
  const { accounts, callers, database, rateLimits, providerTokens, knownDevices, clock } = parts;

  /**
   * Counts one attempt to sign in. A known browser has its own limit; others are counted by network address, by e-mail,
   * and by both together. Returns a function to call when the password was right.
   */
  async function countSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
  ): Promise<() => Promise<void>> {
    const device = await knownDevices.find(request, email);
    if (device !== undefined) {
      await rateLimits.count(limits.signInOnKnownDevice, device, reply);
      return () => rateLimits.reset(limits.signInOnKnownDevice, device);
    }
    const address = addressKey(request.ip);
    const emailHere = `${email} ${address}`;
    await rateLimits.count(limits.signInByAddress, address, reply);
    await rateLimits.count(limits.signIn, emailHere, reply);
    await rateLimits.count(limits.signInByEmail, email, reply);
    return async () => {
      await rateLimits.reset(limits.signIn, emailHere);
      // The count of the network address stays: a customer's own sign-ins must not allow a stranger more guesses.
      await rateLimits.decrement(limits.signInByEmail, email);
    };
  }

  for (const path of ['/account/sessions/email', '/account/sessions']) {
    app.post(path, async (request, reply) => {
      await requireGuest(callers, request);
      const given = parseParams(signInBody, request.body);
      const forgive = await countSignIn(request, reply, given.email);
      const { session, secret } = await accounts.signIn(
        given.email,
        given.password,
        newSessionClient(request),
      );
      await forgive();
      const token = { account: session.account, secret };
      const shown = setSessionCookies(request, reply, token, session.expires);
      await knownDevices.remember(request, reply, session.account);
      return reply.code(201).send({ ...presentSession(session, true), secret: shown });
    });
  }

  app.get('/account/sessions', async (request) => {
    const { userId, session: current } = await requireLogin(callers, request);
    const found = await sessionsOf(database, userId, clock());
    return {
      total: found.length,
      sessions: found.map((session) => presentSession(session, session.id === current.id)),
    };
  });

  app.get<{ Params: { id: string } }>('/account/sessions/:id', async (request) => {
    const { userId, session: current } = await requireLogin(callers, request);
    const wanted = request.params.id === 'current' ? current.id : request.params.id;
    const found = (await sessionsOf(database, userId, clock())).find(({ id }) => id === wanted);
    if (!found) throw new Failure('user_session_not_found');
    return presentSession(found, found.id === current.id, await providerTokens.find(found));
  });

  app.patch<{ Params: { id: string } }>('/account/sessions/:id', async (request, reply) => {
    const { userId, session: current, byJwt } = await requireLogin(callers, request);
    await rateLimits.count(limits.extendSession, userId, reply);
    const wanted = request.params.id === 'current' ? current.id : request.params.id;
    if (!isId(wanted)) throw new Failure('user_session_not_found');
    const found = (await sessionsOf(database, userId, clock())).find(({ id }) => id === wanted);
    if (found) await providerTokens.renew(found, clock());
    const session = await accounts.extend(userId, wanted);
    const token = wanted === current.id && !byJwt ? tokenOf(request) : undefined;
    if (token) setSessionCookies(request, reply, token, session.expires);
    return presentSession(session, wanted === current.id, await providerTokens.find(session));
  });

  app.delete('/account/sessions', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    await rateLimits.count(limits.endSessions, userId, reply);
    await accounts.signOut(userId);
    clearSessionCookies(reply);
    return reply.code(204).send();
  });

  const open = { config: { beforeSecondFactor: true } };
  app.delete<{ Params: { id: string } }>('/account/sessions/:id', open, async (request, reply) => {
    const { userId, session: current } = await requireLogin(callers, request);
    await rateLimits.count(limits.endSessions, userId, reply);
    const wanted = request.params.id === 'current' ? current.id : request.params.id;
    if (!isId(wanted)) throw new Failure('user_session_not_found');
    await accounts.signOut(userId, wanted);
    if (wanted === current.id) clearSessionCookies(reply);
    return reply.code(204).send();
  });
}
