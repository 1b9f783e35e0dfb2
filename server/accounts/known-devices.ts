import '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Database } from '#server/db/connection.ts';
import { serverKey } from '#server/db/server-keys.ts';

/**
 * Browsers in which a person has signed in with their password, remembered by a signed cookie. Each has its own limit of
 * wrong guesses, so that guesses made elsewhere do not lock the owner out. A browser is known for a year, or until the
 * password changes.
 */
export interface KnownDevices {
  /** The id of the request's browser if it is known to the account with this e-mail address. */
  find(request: FastifyRequest, email: string): Promise<string | undefined>;
  /** Marks the request's browser as known to the account. */
  remember(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void>;
}

const COOKIE = 'rasoi_device';
const PATH = '/v1/account/sessions';
/** Seconds. */
const YEAR = 31_536_000;
/** Accounts that one browser is remembered for. Another one replaces the oldest. */
const MAX_ACCOUNTS = 5;
const ALGORITHM = 'HS256';

/** `accounts` has the time of the last sign-in in this browser, in milliseconds, by account id. */
const payloadSchema = v.object({ jti: v.string(), accounts: v.record(v.string(), v.number()) });
type Device = v.InferOutput<typeof payloadSchema>;

export function createKnownDevices(database: Database, clock: () => Date): KnownDevices {
  const key = serverKey(database, 'known-devices');

  async function read(request: FastifyRequest): Promise<Device | undefined> {
    const { [COOKIE]: text } = request.cookies;
    if (!text) return undefined;
    const options = { algorithms: [ALGORITHM], currentDate: clock() };
    const verified = await jwtVerify(text, await key(), options).catch(() => undefined);
    const device = v.safeParse(payloadSchema, verified?.payload);
    return device.success ? device.output : undefined;
  }

  return {
    async find(request, email) {
      const device = await read(request);
      if (!device) return undefined;
      const [owner] = await database.query<{ id: string; passwordUpdate: Date | null }>(
        sql`select id, "passwordUpdate" from users
          where email = ${email} and id = any(${sql.param(Object.keys(device.accounts))})`,
        'account of a device',
      );
      const since = owner && device.accounts[owner.id];
      const current = since !== undefined && since >= (owner?.passwordUpdate?.getTime() ?? 0);
      return current ? `${device.jti} ${owner?.id}` : undefined;
    },

    async remember(request, reply, account) {
      const { jti = randomUUID(), accounts = {} } = (await read(request)) ?? {};
      const now = clock().getTime();
      const newest = Object.entries({ ...accounts, [account]: now })
        .sort(([, one], [, other]) => other - one)
        .slice(0, MAX_ACCOUNTS);
      const text = await new SignJWT({ accounts: Object.fromEntries(newest) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setJti(jti)
        .setExpirationTime(Math.floor(now / 1000) + YEAR)
        .sign(await key());
      reply.setCookie(COOKIE, text, { path: PATH, httpOnly: true, sameSite: 'lax', maxAge: YEAR });
    },
  };
}
