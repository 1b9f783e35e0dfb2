import type { FastifyRequest } from 'fastify';
import { oncePerRendering } from '#server/base/current-work.ts';
import { Failure } from '#server/base/failure.ts';
import type { Database } from '#server/db/connection.ts';
import { outageOf } from '#server/db/outage.ts';
import { VISITOR } from '#server/documents/actor.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import type { Session } from '#server/documents/session.ts';
import { addressKey } from '#server/http/addresses.ts';
import { findDevice } from './devices/device-tokens.ts';
import { createJwts, type Jwts } from './jwts.ts';
import { carriesSession, deviceTokenOf, jwtOf, tokenOf } from './session-token.ts';
import { findBySecret, findBySessionIds, recordSessionUse, type SignedIn } from './sessions/sessions.ts';

/** The caller of a request, with their session. */
export interface AccountCaller extends Caller {
  /** The request's session. Undefined for visitors and devices. */
  session?: Session;
  /** Whether the request has a JWT of the session instead of the session's secret. */
  byJwt?: boolean;
}

/** The caller of a request without a valid session. */
export const GUEST: AccountCaller = { actor: VISITOR, countedPerson: undefined };

export type AccountCallers = Callers<AccountCaller>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a session may call the route before it has proven its second factor (WIRE-4.6). */
    beforeSecondFactor?: boolean;
  }
}

/**
 * Finds the caller of a request, once per request (WIRE-2.2). A wrong or expired session is not an error: its caller is
 * a guest.
 * @param onFound called once for each request whose caller was found
 * @throws Failure user_blocked when the account is not active, user_more_factors_required, user_jwt_invalid
 */
export function createCallers(
  database: Database,
  clock: () => Date,
  jwts: Jwts = createJwts(database, clock),
  onFound: (request: FastifyRequest, caller: AccountCaller) => void = () => undefined,
): AccountCallers {
  const known = new WeakMap<FastifyRequest, Promise<AccountCaller>>();

  async function signedIn(request: FastifyRequest, now: Date): Promise<SignedIn | undefined> {
    const jwt = jwtOf(request);
    if (jwt !== undefined) {
      const { userId, sessionId } = await jwts.read(jwt);
      const found = (await findBySessionIds(database, [sessionId], now)).get(sessionId);
      return found?.user.id === userId ? found : undefined;
    }
    const token = tokenOf(request);
    if (!token) return undefined;
    const { account, secret } = token;
    return oncePerRendering(`session ${account} ${secret}`, () =>
      findBySecret(database, account, secret, now),
    );
  }

  async function find(request: FastifyRequest): Promise<AccountCaller> {
    if (!carriesSession(request)) return GUEST;
    const now = clock();
    const deviceToken = deviceTokenOf(request);
    if (deviceToken) {
      const device = await findDevice(database, deviceToken, now);
      return device ? { actor: { kind: 'device', device }, countedPerson: device.id } : GUEST;
    }
    const found = await signedIn(request, now);
    if (!found) return GUEST;
    if (!found.active) throw new Failure('user_blocked');
    if (found.needsSecondFactor && !request.routeOptions.config.beforeSecondFactor) {
      throw new Failure('user_more_factors_required');
    }
    await recordSessionUse(database, found.session, now).catch((error: unknown) => {
      // On a full disk people can still read.
      if (outageOf(error) !== 'full') throw error;
    });
    const byJwt = jwtOf(request) !== undefined;
    const isAnonymous = found.session.provider === 'anonymous';
    const network = addressKey(request.ip);
    return {
      actor: {
        kind: 'user',
        user: found.user,
        anonymousNetwork: isAnonymous && !found.user.emailVerified ? network : undefined,
        unprovenNetwork: !found.hasProof && found.user.role === null ? network : undefined,
        proofs: found.session,
      },
      countedPerson: isAnonymous ? undefined : found.user.id,
      session: found.session,
      byJwt,
    };
  }

  return (request) => {
    const before = known.get(request);
    if (before) return before;
    const caller = find(request).then((found) => {
      onFound(request, found);
      return found;
    });
    known.set(request, caller);
    return caller;
  };
}

/** The signed-in caller. Throws Failure general_unauthorized_scope for a guest (WIRE-1.3). */
export async function requireLogin(
  callers: AccountCallers,
  request: FastifyRequest,
): Promise<{ userId: string; session: Session; byJwt: boolean }> {
  const { actor, session, byJwt = false } = await callers(request);
  if (actor.kind !== 'user' || !session) throw new Failure('general_unauthorized_scope');
  return { userId: actor.user.id, session, byJwt };
}

/** Throws Failure user_session_already_exists unless the caller is a guest (WIRE-4). */
export async function requireGuest(callers: AccountCallers, request: FastifyRequest): Promise<void> {
  const { actor } = await callers(request);
  if (actor.kind === 'user') throw new Failure('user_session_already_exists');
}
