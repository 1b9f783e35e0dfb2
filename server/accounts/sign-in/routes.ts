import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type AccountCallers, requireGuest } from '#server/accounts/caller.ts';
import type { KnownDevices } from '#server/accounts/known-devices.ts';
import { linkInto, linkUrl } from '#server/accounts/link-url.ts';
import { presentSession, presentToken } from '#server/accounts/present-account.ts';
import { newSessionClient } from '#server/accounts/request-client.ts';
import { setSessionCookies } from '#server/accounts/session-token.ts';
import { resolveId, uniqueId } from '#server/base/ids.ts';
import type { Session } from '#server/documents/session.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { customId, email, id, parseParams, phone, text } from '#server/http/params.ts';
import { PROJECT_ID } from '#server/http/project.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Sites } from '#server/http/sites.ts';
import { countCodeRequest } from './code-requests.ts';
import type { AccountLogins } from './sign-in.ts';

export interface LoginRouteDeps {
  engine: EngineDeps;
  logins: AccountLogins;
  callers: AccountCallers;
  rateLimits: RateLimits;
  sites: Sites;
  /** The public address of this site, without a trailing slash. */
  publicUrl: string;
  knownDevices: KnownDevices;
}

const phrase = v.optional(v.boolean('Value must be a valid boolean'), false);
const codeBody = v.object({ userId: customId, email, phrase });
const smsBody = v.object({ userId: customId, phone });
const loginBody = v.object({ userId: id, secret: text(256) });

/** The routes for signing in by code or link, or anonymously (WIRE-4.2 and WIRE-4.4). */
export function loginRoutes(app: FastifyInstance, parts: LoginRouteDeps): void {
  const { engine, logins, callers, rateLimits, sites, publicUrl, knownDevices } = parts;
  const linkBody = v.object({ userId: customId, email, phrase, url: v.optional(linkUrl(sites)) });

  app.post('/account/tokens/email', async (request, reply) => {
    const { userId, email, phrase: withPhrase } = parseParams(codeBody, request.body);
    const known = await countCodeRequest(parts, request, reply, { email });
    const byOwner = known?.isProven ?? false;
    const asked = { tokenId: uniqueId(), userId: resolveId(userId), email, withPhrase, byOwner };
    return reply.code(201).send(presentToken(await logins.sendEmailCode(asked)));
  });

  for (const path of ['/account/tokens/magic-url', '/account/sessions/magic-url']) {
    app.post(path, async (request, reply) => {
      const { userId, email, phrase: withPhrase, url } = parseParams(linkBody, request.body);
      const known = await knownDevices.accountFor(request, { email });
      if (known) await rateLimits.count(limits.requestMagicLinkOnKnownDevice, known.id, reply);
      else {
        await rateLimits.count(limits.requestMagicLinkByAddress, addressKey(request.ip), reply);
        await rateLimits.count(limits.requestMagicLink, email, reply);
      }
      const linkTo = linkInto(url ?? `${publicUrl}/login`, { project: PROJECT_ID });
      const byOwner = known?.isProven ?? false;
      const asked = { tokenId: uniqueId(), userId: resolveId(userId), email, withPhrase, linkTo, byOwner };
      return reply.code(201).send(presentToken(await logins.sendMagicLink(asked)));
    });
  }

  for (const path of ['/account/tokens/phone', '/account/sessions/phone']) {
    app.post(path, async (request, reply) => {
      const { userId, phone } = parseParams(smsBody, request.body);
      const known = await countCodeRequest(parts, request, reply, { phone });
      const byOwner = known?.isProven ?? false;
      const asked = { tokenId: uniqueId(), userId: resolveId(userId), phone, byOwner };
      return reply.code(201).send(presentToken(await logins.sendPhoneCode(asked)));
    });
  }

  function sendSession(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, secret }: { session: Session; secret: string },
  ) {
    const shown = setSessionCookies(request, reply, { account: session.account, secret }, session.expires);
    return reply.code(201).send({ ...presentSession(session, true), secret: shown });
  }

  app.post('/account/sessions/anonymous', async (request, reply) => {
    await requireGuest(callers, request);
    await rateLimits.count(limits.signInAnonymously, addressKey(request.ip), reply);
    return sendSession(request, reply, await logins.signInAnonymously(uniqueId(), newSessionClient(request)));
  });

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    await requireGuest(callers, request);
    const given = parseParams(loginBody, request.body);
    const isKnownTo = knownDevices.isKnownTo(request);
    if (await isKnownTo(engine.database, given.userId)) {
      await rateLimits.count(limits.useLinkOnKnownDevice, given.userId, reply);
    } else {
      await rateLimits.count(limits.useLinkByAddress, `login ${addressKey(request.ip)}`, reply);
      await rateLimits.count(limits.useLink, `login ${addressKey(request.ip)} ${given.userId}`, reply);
    }
    const opened = await logins.signIn(given, { ...newSessionClient(request), isKnownTo });
    await knownDevices.remember(request, reply, opened.session.account);
    return sendSession(request, reply, opened);
  }
  app.post('/account/sessions/token', signIn);
  app.put('/account/sessions/magic-url', signIn);
  app.put('/account/sessions/phone', signIn);
}
