import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addressKey } from '#server/http/addresses.ts';
import { email, id, read, text, uniqueId } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Sites } from '#server/http/sites.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import { linkInto, linkUrl } from './link-url.ts';
import type { AccountLinks } from './links.ts';
import { replacingPassword } from './password-params.ts';
import { presentToken } from './present.ts';

export interface LinkParts {
  links: AccountLinks;
  callers: AccountCallers;
  rateLimits: RateLimits;
  sites: Sites;
}

const secret = text(256);
const usedLink = v.object({ userId: id, secret });
const usedRecovery = v.object({ userId: id, secret, password: replacingPassword });

/** Recovery and verification by links in mails (WIRE-4.5). */
export function linkRoutes(app: FastifyInstance, { links, callers, rateLimits, sites }: LinkParts): void {
  const url = linkUrl(sites);
  const askedRecovery = v.object({ email, url });
  const askedVerification = v.object({ url });

  app.post('/account/recovery', async (request, reply) => {
    const given = read(askedRecovery, request.body);
    await rateLimits.count(limits.askRecoveryByAddress, addressKey(request.ip), reply);
    await rateLimits.count(limits.askRecovery, given.email, reply);
    const token = await links.askRecovery({
      tokenId: uniqueId(),
      email: given.email,
      linkTo: linkInto(given.url),
    });
    // The answer is the same whether or not the account exists: only the reader of the mail may learn it.
    return reply.code(201).send(presentToken({ ...token, account: '' }));
  });

  /** Links are opened without a login and their secrets can't be guessed, so the limit is per address and person. */
  async function countUse(
    kind: string,
    userId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await rateLimits.count(limits.useLinkByAddress, `${kind} ${addressKey(request.ip)}`, reply);
    await rateLimits.count(limits.useLink, `${kind} ${addressKey(request.ip)} ${userId}`, reply);
  }

  /** The caller's session, if it is one of this account. */
  async function ownSession(request: FastifyRequest, account: string): Promise<string | undefined> {
    const { session } = await callers(request);
    return session?.account === account ? session.id : undefined;
  }

  app.put('/account/recovery', async (request, reply) => {
    const { userId, ...given } = read(usedRecovery, request.body);
    await countUse('recovery', userId, request, reply);
    const bySession = await ownSession(request, userId);
    const token = await links.recover({ userId, ...given, bySession });
    return presentToken({ ...token, account: userId });
  });

  for (const path of ['/account/verification', '/account/verifications/email']) {
    app.post(path, async (request, reply) => {
      const { userId } = await requireLogin(callers, request);
      const given = read(askedVerification, request.body);
      await rateLimits.count(limits.askVerification, userId, reply);
      const asked = { tokenId: uniqueId(), userId, linkTo: linkInto(given.url) };
      return reply.code(201).send(presentToken({ ...(await links.askVerification(asked)), account: userId }));
    });

    app.put(path, async (request, reply) => {
      const given = read(usedLink, request.body);
      await countUse('verification', given.userId, request, reply);
      const bySession = await ownSession(request, given.userId);
      return presentToken({ ...(await links.verify({ ...given, bySession })), account: given.userId });
    });
  }

  for (const path of ['/account/verification/phone', '/account/verifications/phone']) {
    app.post(path, async (request, reply) => {
      const { userId } = await requireLogin(callers, request);
      await rateLimits.count(limits.askVerification, `phone ${userId}`, reply);
      const token = await links.askPhoneVerification({ tokenId: uniqueId(), userId });
      return reply.code(201).send(presentToken({ ...token, account: userId }));
    });

    app.put(path, async (request, reply) => {
      const given = read(usedLink, request.body);
      await countUse('phone verification', given.userId, request, reply);
      return presentToken({ ...(await links.verifyPhone(given)), account: given.userId });
    });
  }
}
