import '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Database } from '#server/db/connection.ts';
import { serverKey } from '#server/db/server-keys.ts';
import type { Sql } from '#server/db/sql.ts';
import { type SQL, sql } from '#server/db/sql-template.ts';

/** An account that knows a browser. */
export interface KnowingAccount {
  id: string;
  /**
   * Whether its holder has proven the address. If not, the address may be a stranger's, and the browser gives no right to
   * more mails than anybody may cause.
   */
  isProven: boolean;
}

/**
 * Browsers in which a person has signed in, remembered by a signed cookie. They have limits of their own for wrong guesses
 * and for requested codes and links, so that those of strangers do not lock the owner out. A browser is known for a year, or
 * until the password changes, the account goes to another owner or the person signs out everywhere.
 */
export interface KnownDevices {
  /** The id of the request's browser if it is known to the account with this e-mail address. */
  find(request: FastifyRequest, email: string): Promise<string | undefined>;
  /** The account with this address or proven number, if it knows the request's browser. */
  accountFor(
    request: FastifyRequest,
    address: { email: string } | { phone: string },
  ): Promise<KnowingAccount | undefined>;
  /** A function that tells whether the request's browser is known to an account. */
  isKnownTo(request: FastifyRequest): (sql: Sql, account: string) => Promise<boolean>;
  /** Marks the request's browser as known to the account. */
  remember(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void>;
}

const COOKIE = 'rasoi_device';
const PATH = '/v1/account';
/** The path of the cookies of earlier versions, which browsers would send before the new one. */
const FORMER_PATH = '/v1/account/sessions';
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

  /** The device and the account found by a condition, if it knows the device. `name` is that of the statement. */
  async function known(request: FastifyRequest, db: Sql, { is, name }: { is: SQL; name: string }) {
    const device = await read(request);
    if (!device) return undefined;
    const [owner] = await db.query<{ id: string; ownerKnown: boolean; since: Date | null }>(
      sql`select u.id, a.owner_known as "ownerKnown", greatest(u."passwordUpdate", a.devices_known_from) as since
        from users u join accounts a on a.id = u.id
        where ${is} and u.id = any(${Object.keys(device.accounts)})`,
      `account of a device by ${name}`,
    );
    const signedIn = owner && device.accounts[owner.id];
    if (!owner || signedIn === undefined || signedIn < (owner.since?.getTime() ?? 0)) return undefined;
    return { device: device.jti, account: owner.id, ownerKnown: owner.ownerKnown };
  }

  return {
    async find(request, email) {
      const found = await known(request, database, { is: sql`u.email = ${email}`, name: 'e-mail' });
      return found && `${found.device} ${found.account}`;
    },

    async accountFor(request, address) {
      const byPhone = 'phone' in address;
      const by = byPhone
        ? { is: sql`a.phone = ${address.phone} and a.phone_verified`, name: 'phone' }
        : { is: sql`u.email = ${address.email}`, name: 'e-mail' };
      const found = await known(request, database, by);
      return found && { id: found.account, isProven: byPhone || found.ownerKnown };
    },

    isKnownTo: (request) => async (db, account) =>
      (await known(request, db, { is: sql`u.id = ${account}`, name: 'id' })) !== undefined,

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
      if (request.cookies[COOKIE]) reply.clearCookie(COOKIE, { path: FORMER_PATH });
      reply.setCookie(COOKIE, text, { path: PATH, httpOnly: true, sameSite: 'lax', maxAge: YEAR });
    },
  };
}
