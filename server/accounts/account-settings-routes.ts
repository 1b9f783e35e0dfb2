import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { MAX_PASSWORD } from '#domain/users/password.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { addressKey } from '#server/http/addresses.ts';
import { email, parseParams, phone, text } from '#server/http/params.ts';
import { countPersonAndAddress, limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { AccountSettings } from './account-settings.ts';
import type { Accounts } from './accounts.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import type { KnownDevices } from './known-devices.ts';
import { replacingPassword } from './password-params.ts';
import { presentAccount } from './present-account.ts';
import { clearSessionCookies } from './session-token.ts';

export interface AccountSettingsRouteDeps {
  accounts: Accounts;
  accountSettings: AccountSettings;
  callers: AccountCallers;
  rateLimits: RateLimits;
  knownDevices: KnownDevices;
}

/** The longest JSON of preferences (bytes, WIRE-4.1). */
const MAX_PREFS = 65_536;
const MAX_DEPTH = 32;
const PREFS_RULE = `Value must be a valid object of at most ${MAX_PREFS} bytes, ${MAX_DEPTH} levels deep`;

/** Null characters and lone surrogates, which PostgreSQL can't store in JSON. */
const UNSTORABLE = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/i;

function fitsDepth(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((each) => fitsDepth(each, depth - 1));
}

function isPrefs(given: unknown): given is object {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || !fitsDepth(given)) return false;
  const json = JSON.stringify(given);
  return Buffer.byteLength(json) <= MAX_PREFS && !UNSTORABLE.test(json);
}

const NAME_RULE = `Value must be a valid string between 1 and ${MAX_PERSON_NAME} chars`;
const name = v.pipe(text(MAX_PERSON_NAME), v.trim(), v.minLength(1, NAME_RULE));

const nameBody = v.object({ name });
const emailBody = v.object({ email, password: text(MAX_PASSWORD) });
const phoneBody = v.object({ phone, password: text(MAX_PASSWORD) });

const passwordBody = v.object({
  password: replacingPassword,
  oldPassword: v.optional(text(MAX_PASSWORD)),
});
const prefsBody = v.object({ prefs: v.custom<object>(isPrefs, PREFS_RULE) });

/** The routes with which people change their account (WIRE-4.1). */
export function accountSettingsRoutes(
  app: FastifyInstance,
  { accounts, accountSettings, callers, rateLimits, knownDevices }: AccountSettingsRouteDeps,
): void {
  const countChange = async (request: FastifyRequest, reply: FastifyReply) => {
    const { countedPerson } = await callers(request);
    const counts = { person: limits.changeOwnAccount, address: limits.changeOwnAccountByAddress };
    await countPersonAndAddress(rateLimits, counts, { countedPerson, ip: request.ip }, reply);
  };

  /** Counts a change that the password proves, which also tells whether an address or number is taken. */
  const countProof = async (request: FastifyRequest, reply: FastifyReply, userId: string) => {
    const { countedPerson } = await callers(request);
    // Anybody can have many anonymous accounts.
    if (countedPerson === undefined)
      await rateLimits.count(limits.verifyPasswordByAddress, addressKey(request.ip), reply);
    await rateLimits.count(limits.verifyPassword, userId, reply);
  };

  app.patch('/account/name', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    await countChange(request, reply);
    await accountSettings.rename(userId, parseParams(nameBody, request.body).name);
    return presentAccount(await accounts.get(userId));
  });

  app.patch('/account/email', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    const given = parseParams(emailBody, request.body);
    await countProof(request, reply, userId);
    await accountSettings.changeEmail(session, given.email, given.password);
    return presentAccount(await accounts.get(userId));
  });

  app.patch('/account/phone', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    const given = parseParams(phoneBody, request.body);
    await countProof(request, reply, userId);
    await accountSettings.changePhone(session, given.phone, given.password);
    return presentAccount(await accounts.get(userId));
  });

  app.patch('/account/status', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    await accountSettings.close(userId);
    clearSessionCookies(reply);
    return presentAccount(await accounts.get(userId));
  });

  app.patch('/account/password', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    const { password, oldPassword } = parseParams(passwordBody, request.body);
    await countProof(request, reply, userId);
    await accountSettings.changePassword(session, { password, oldPassword });
    await knownDevices.remember(request, reply, userId);
    return presentAccount(await accounts.get(userId));
  });

  app.get('/account/prefs', async (request) => {
    const { userId } = await requireLogin(callers, request);
    return (await accounts.get(userId)).prefs;
  });

  app.patch('/account/prefs', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    await countChange(request, reply);
    await accountSettings.changePrefs(userId, parseParams(prefsBody, request.body).prefs);
    return presentAccount(await accounts.get(userId));
  });
}
