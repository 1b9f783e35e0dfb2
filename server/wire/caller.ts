import type { FastifyRequest } from 'fastify';
import type { Database } from '#server/db/connection.ts';
import { type Actor, VISITOR } from '#server/engine/actor.ts';
import { Failure } from '#server/engine/failure.ts';
import { noteUse, type Session, signedInBy } from '#server/engine/sessions.ts';
import { claimsSession, tokenOf } from './session-token.ts';

/** Who calls: an actor, and the session they are known by. */
export interface Caller {
  actor: Actor;
  session?: Session;
}

/** Somebody who is not signed in. */
export const GUEST: Caller = { actor: VISITOR };

export type Callers = (request: FastifyRequest) => Promise<Caller>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is open to a session whose second factor is still to be proven (contract section 4.6). */
    beforeSecondFactor?: boolean;
  }
}

/**
 * Finds the caller of a request (contract section 2.2), once: a wrong or expired session makes a guest, no error by
 * itself.
 * @throws Failure user_blocked when the account is not active, user_more_factors_required
 */
export function createCallers(database: Database, clock: () => Date): Callers {
  const known = new WeakMap<FastifyRequest, Promise<Caller>>();

  async function find(request: FastifyRequest): Promise<Caller> {
    if (!claimsSession(request)) return GUEST;
    const token = tokenOf(request);
    const now = clock();
    const found = token && (await signedInBy(database, token.account, token.secret, now));
    if (!found) return GUEST;
    if (!found.active) throw new Failure('user_blocked');
    if (found.halfway && !request.routeOptions.config.beforeSecondFactor) {
      throw new Failure('user_more_factors_required');
    }
    await noteUse(database, found.session, now);
    return { actor: { kind: 'user', user: found.user }, session: found.session };
  }

  return (request) => {
    const before = known.get(request);
    if (before) return before;
    const caller = find(request);
    known.set(request, caller);
    return caller;
  };
}

/** The signed-in caller. Throws Failure general_unauthorized_scope for a guest (contract section 1.3). */
export async function requireLogin(
  callers: Callers,
  request: FastifyRequest,
): Promise<{ userId: string; session: Session }> {
  const { actor, session } = await callers(request);
  if (actor.kind !== 'user' || !session) throw new Failure('general_unauthorized_scope');
  return { userId: actor.user.id, session };
}

/** Throws Failure user_session_already_exists unless the caller is a guest (contract section 4). */
export async function requireGuest(callers: Callers, request: FastifyRequest): Promise<void> {
  const { actor } = await callers(request);
  if (actor.kind === 'user') throw new Failure('user_session_already_exists');
}
