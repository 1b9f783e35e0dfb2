import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { uniqueId } from '#server/base/ids.ts';
import type { Database } from '#server/db/connection.ts';
import { addressKey } from '#server/http/addresses.ts';
import { email, id, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Sites } from '#server/http/sites.ts';
import type { AccountLinks } from './account-links.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import type { KnownDevices } from './known-devices.ts';
import { linkInto, linkUrl } from './link-url.ts';
import { replacingPassword } from './password-params.ts';
import { presentToken } from './present-account.ts';

export interface LinkRouteDeps {
  links: AccountLinks;
  callers: AccountCallers;
  database: Database;
  rateLimits: RateLimits;
  sites: Sites;
  knownDevices: KnownDevices;
}

const secret = text(256);
const useLinkBody = v.object({ userId: id, secret });
const recoverBody = v.object({ userId: id, secret, password: replacingPassword });

/** The routes of password recovery and of verification (WIRE-4.5). */
export function linkRoutes(
  app: FastifyInstance,
  { links, callers, database, rateLimits, sites, knownDevices }: LinkRouteDeps,
): void {
  const url = linkUrl(sites);
  const requestRecoveryBody = v.object({ email, url });
  const requestVerificationBody = v.object({ url });

  app.post('/account/recovery', async (request, reply) => {
    const given = parseParams(requestRecoveryBody, request.body);
    const known = await knownDevices.accountFor(request, given);
    if (known) await rateLimits.count(limits.requestRecoveryOnKnownDevice, known.id, reply);
    else {
      await rateLimits.count(limits.requestRecoveryByAddress, addressKey(request.ip), reply);
      await rateLimits.count(limits.requestRecovery, given.email, reply);
    }
    const token = await links.requestRecovery({
      tokenId: uniqueId(),
      email: given.email,
      linkTo: linkInto(given.url),
      byOwner: known?.isProven ?? false,
    });
    // The answer does not reveal whether the account exists.
    return reply.code(201).send(presentToken({ ...token, account: '' }));
  });

  /**
   * Counts the use of a link or code. Since these are used without a login, it counts by network address and account, but in
   * a browser that the account knows by account alone, so that strangers do not use up the owner's guesses (SAFE-82).
   * @returns whether the account knows the browser
   */
  async function countUse(
    kind: string,
    userId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    if (await knownDevices.isKnownTo(request)(database, userId)) {
      await rateLimits.count(limits.useLinkOnKnownDevice, `${kind} ${userId}`, reply);
      return true;
    }
    await rateLimits.count(limits.useLinkByAddress, `${kind} ${addressKey(request.ip)}`, reply);
    await rateLimits.count(limits.useLink, `${kind} ${addressKey(request.ip)} ${userId}`, reply);
    return false;
  }

  /** The id of the caller's session if it belongs to this account. */
  async function ownSession(request: FastifyRequest, account: string): Promise<string | undefined> {
    const { session } = await callers(request);
    return session?.account === account ? session.id : undefined;
  }

  app.put('/account/recovery', async (request, reply) => {
    const { userId, ...given } = parseParams(recoverBody, request.body);
    await countUse('recovery', userId, request, reply);
    const bySession = await ownSession(request, userId);
    const isKnownTo = knownDevices.isKnownTo(request);
    const token = await links.recover({ userId, ...given, bySession, isKnownTo });
    return presentToken({ ...token, account: userId });
  });

  for (const path of ['/account/verification', '/account/verifications/email']) {
    app.post(path, async (request, reply) => {
      const { userId } = await requireLogin(callers, request);
      const given = parseParams(requestVerificationBody, request.body);
      await rateLimits.count(limits.requestVerification, userId, reply);
      const asked = { tokenId: uniqueId(), userId, linkTo: linkInto(given.url) };
      return reply
        .code(201)
        .send(presentToken({ ...(await links.requestVerification(asked)), account: userId }));
    });

    app.put(path, async (request, reply) => {
      const given = parseParams(useLinkBody, request.body);
      await countUse('verification', given.userId, request, reply);
      const bySession = await ownSession(request, given.userId);
      return presentToken({ ...(await links.verify({ ...given, bySession })), account: given.userId });
    });
  }

  for (const path of ['/account/verification/phone', '/account/verifications/phone']) {
    app.post(path, async (request, reply) => {
      const { userId } = await requireLogin(callers, request);
      await rateLimits.count(limits.requestCodeByAddress, `phone ${addressKey(request.ip)}`, reply);
      await rateLimits.count(limits.requestVerification, `phone ${userId}`, reply);
      const token = await links.requestPhoneVerification({ tokenId: uniqueId(), userId });
      return reply.code(201).send(presentToken({ ...token, account: userId }));
    });

    app.put(path, async (request, reply) => {
      const given = parseParams(useLinkBody, request.body);
      const fromKnownDevice = await countUse('phone verification', given.userId, request, reply);
      const token = await links.verifyPhone({ ...given, fromKnownDevice });
      return presentToken({ ...token, account: given.userId });
    });
  }
}
