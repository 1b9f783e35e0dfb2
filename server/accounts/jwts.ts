import { errors, jwtVerify, SignJWT } from 'jose';
import { Failure } from '#server/base/failure.ts';
import { isId } from '#server/base/ids.ts';
import type { Database } from '#server/db/connection.ts';
import { serverKey } from '#server/db/server-keys.ts';

/** The account and session that a JWT stands for. It is valid only while the session is. */
interface Claim {
  userId: string;
  sessionId: string;
}

/** Short-lived JWTs with which other servers act on behalf of a customer (WIRE-2.2 and WIRE-4.1). */
export interface Jwts {
  /** @param seconds how long it is valid */
  make(claim: Claim, seconds: number): Promise<string>;
  /** Throws Failure user_jwt_invalid when the text is not a JWT, was not issued here, or has expired. */
  read(jwt: string): Promise<Claim>;
}

const ALGORITHM = 'HS256';

export function createJwts(database: Database, clock: () => Date): Jwts {
  const key = serverKey(database, 'jwts');
  return {
    async make({ userId, sessionId }, seconds) {
      return new SignJWT({ userId, sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setExpirationTime(Math.floor(clock().getTime() / 1000) + seconds)
        .sign(await key());
    },

    async read(jwt) {
      const { payload } = await jwtVerify(jwt, await key(), {
        algorithms: [ALGORITHM],
        currentDate: clock(),
        requiredClaims: ['exp'],
      }).catch((error: unknown) => {
        if (!(error instanceof errors.JOSEError)) throw error;
        const reason = error instanceof errors.JWTExpired ? 'Expired' : 'Invalid token';
        throw new Failure('user_jwt_invalid', `Failed to verify JWT. ${reason}`);
      });
      const { userId, sessionId } = payload;
      if (typeof userId !== 'string' || typeof sessionId !== 'string' || !isId(sessionId)) {
        throw new Failure('user_jwt_invalid');
      }
      return { userId, sessionId };
    },
  };
}
