import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { withoutGroups } from '#domain/numbers.ts';
import type { AccountCallers } from '#server/accounts/caller.ts';
import type { KnownDevices } from '#server/accounts/known-devices.ts';
import { presentSession } from '#server/accounts/present-account.ts';
import { newSessionClient } from '#server/accounts/request-client.ts';
import { setSessionCookies } from '#server/accounts/session-token.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { wireDate } from '#server/documents/values.ts';
import { addressKey } from '#server/http/addresses.ts';
import { email, id, parseParams, phone, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { addressOfCode, type CodeAddress, sendCode, signInWithCode } from './address-codes.ts';
import { countCodeRequest } from './code-requests.ts';

export interface AddressCodeRouteDeps {
  engine: EngineDeps;
  callers: AccountCallers;
  rateLimits: RateLimits;
  knownDevices: KnownDevices;
}

const phoneBody = v.object({ phone });
const emailBody = v.object({ email });
/** Spaces and dashes that people type or paste with a code do not count. */
const code = v.pipe(text(32), v.transform(withoutGroups));
const useBody = v.object({ codeId: id, secret: code });

/** The routes with which the login page sends codes and signs in with them (LOGIN-11 to LOGIN-15). */
export function addressCodeRoutes(app: FastifyInstance, parts: AddressCodeRouteDeps): void {
  const { engine, callers, rateLimits, knownDevices } = parts;

  const send = async (request: FastifyRequest, reply: FastifyReply, to: CodeAddress) => {
    const known = await countCodeRequest(parts, request, reply, to);
    const { id, expires } = await sendCode(engine, to, known?.isProven ?? false);
    return reply.code(201).send({ $id: id, expire: wireDate(expires) });
  };

  app.post('/account/sign-in-codes/phone', (request, reply) =>
    send(request, reply, parseParams(phoneBody, request.body)),
  );
  app.post('/account/sign-in-codes/email', (request, reply) =>
    send(request, reply, parseParams(emailBody, request.body)),
  );

  app.post('/account/sessions/code', async (request, reply) => {
    const { session } = await callers(request);
    const { codeId, secret } = parseParams(useBody, request.body);
    const address = await addressOfCode(engine.database, codeId);
    // Strangers in the same network must not use up the guesses of the owner's browser (SAFE-82).
    if (!address || !(await knownDevices.accountFor(request, address)))
      await rateLimits.count(limits.useLinkByAddress, `code ${addressKey(request.ip)}`, reply);
    await rateLimits.count(limits.useLink, `code ${codeId}`, reply);
    const opened = await signInWithCode(
      engine,
      { id: codeId, secret, session },
      { ...newSessionClient(request), isKnownTo: knownDevices.isKnownTo(request) },
    );
    await knownDevices.remember(request, reply, opened.session.account);
    const token = { account: opened.session.account, secret: opened.secret };
    const shown = setSessionCookies(request, reply, token, opened.session.expires);
    return reply.code(201).send({ ...presentSession(opened.session, true), secret: shown });
  });
}
