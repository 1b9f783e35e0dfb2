import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type AccountCallers, requireGuest, requireLogin } from '#server/accounts/caller.ts';
import type { KnownDevices } from '#server/accounts/known-devices.ts';
import { presentSession } from '#server/accounts/present-account.ts';
import { newSessionClient } from '#server/accounts/request-client.ts';
import { setSessionCookies } from '#server/accounts/session-token.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { wireDate } from '#server/documents/values.ts';
import { addressKey } from '#server/http/addresses.ts';
import { id, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { authenticationAnswer, registrationAnswer } from './answers.ts';
import { createPasskeys } from './passkeys.ts';
import { type Passkey, passkeysOf } from './stored-passkeys.ts';

export interface PasskeyRouteDeps {
  engine: EngineDeps;
  callers: AccountCallers;
  rateLimits: RateLimits;
  knownDevices: KnownDevices;
}

const name = v.pipe(text(64), v.trim(), v.minLength(1, 'Value must not be blank'));
const addBody = v.object({ challengeId: id, response: registrationAnswer, name });
const nameBody = v.object({ name });
const idParams = v.object({ id });
const signInBody = v.object({ challengeId: id, response: authenticationAnswer });

/** A passkey for its owner; no key is shown. */
export const presentPasskey = ({ id, name, created, lastUsed }: Passkey) => ({
  $id: id,
  $createdAt: wireDate(created),
  name,
  lastUsedAt: lastUsed && wireDate(lastUsed),
});

/** The routes of passkeys (PASSKEY-1 to PASSKEY-5). */
export function passkeyRoutes(
  app: FastifyInstance,
  { engine, callers, rateLimits, knownDevices }: PasskeyRouteDeps,
): void {
  const passkeys = createPasskeys(engine);

  app.get('/account/passkeys', async (request) => {
    const { userId } = await requireLogin(callers, request);
    return { passkeys: (await passkeysOf(engine.database, userId)).map(presentPasskey) };
  });

  app.post('/account/passkeys/challenge', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    await rateLimits.count(limits.changePasskey, userId, reply);
    return reply.code(201).send(await passkeys.askToAdd(session));
  });

  app.post('/account/passkeys', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    await rateLimits.count(limits.changePasskey, userId, reply);
    const added = await passkeys.add(session, parseParams(addBody, request.body));
    return reply.code(201).send(presentPasskey(added));
  });

  app.patch('/account/passkeys/:id', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    await rateLimits.count(limits.changePasskey, userId, reply);
    const { name } = parseParams(nameBody, request.body);
    return presentPasskey(await passkeys.rename(session, parseParams(idParams, request.params).id, name));
  });

  app.delete('/account/passkeys/:id', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    await rateLimits.count(limits.changePasskey, userId, reply);
    await passkeys.remove(session, parseParams(idParams, request.params).id);
    return reply.code(204).send();
  });

  app.post('/account/sessions/passkey/challenge', async (request, reply) => {
    await rateLimits.count(limits.askForPasskey, addressKey(request.ip), reply);
    return reply.code(201).send(await passkeys.askToSignIn());
  });

  app.post('/account/sessions/passkey', async (request, reply) => {
    await requireGuest(callers, request);
    const given = parseParams(signInBody, request.body);
    await rateLimits.count(limits.usePasskey, addressKey(request.ip), reply);
    const { session, secret } = await passkeys.signIn(given, newSessionClient(request));
    const shown = setSessionCookies(request, reply, { account: session.account, secret }, session.expires);
    await knownDevices.remember(request, reply, session.account);
    return reply.code(201).send({ ...presentSession(session, true), secret: shown });
  });
}
