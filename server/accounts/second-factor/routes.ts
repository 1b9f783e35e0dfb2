import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from '#server/accounts/accounts.ts';
import { type AccountCallers, requireLogin } from '#server/accounts/caller.ts';
import { presentAccount, presentSession } from '#server/accounts/present-account.ts';
import { requireRecentChallenge } from '#server/accounts/proofs/recent-proof.ts';
import { uniqueId } from '#server/base/ids.ts';
import { wireDate } from '#server/documents/values.ts';
import { addressKey } from '#server/http/addresses.ts';
import { id, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { Challenge, ChallengeFactor, Challenges } from './challenges.ts';
import type { SecondFactors } from './second-factors.ts';

export interface MfaRouteDeps {
  accounts: Accounts;
  secondFactors: SecondFactors;
  challenges: Challenges;
  callers: AccountCallers;
  rateLimits: RateLimits;
  clock: () => Date;
}

const requiredBody = v.object({ mfa: v.boolean('Value must be a valid boolean: true or false') });
const typeParams = v.object({ type: v.literal('totp', 'Value must be one of (totp)') });
/** A code, without the spaces and dashes that people may type. */
const code = v.pipe(
  text(256),
  v.transform((typed) => typed.replace(/[\s-]/g, '')),
);
const codeBody = v.object({ otp: code });
const answerBody = v.object({ challengeId: id, otp: code });

/** Factors by lower-case name, because clients send `recoverycode` for `recoveryCode` (WIRE-4.6). */
const FACTORS: Readonly<Record<string, ChallengeFactor>> = {
  email: 'email',
  phone: 'phone',
  totp: 'totp',
  recoverycode: 'recoveryCode',
};
const FACTOR_RULE = `Value must be one of (${Object.keys(FACTORS).join(', ')})`;
const factor = v.pipe(
  v.string(FACTOR_RULE),
  v.toLowerCase(),
  v.check((given) => Object.hasOwn(FACTORS, given), FACTOR_RULE),
  v.transform((given) => FACTORS[given] as ChallengeFactor),
);
const challengeBody = v.object({ factor });

/** The options of routes that a session may call before its second factor (WIRE-4.6). */
const OPEN = { config: { beforeSecondFactor: true } };

const presentChallenge = (challenge: Challenge, userId: string) => ({
  $id: challenge.id,
  $createdAt: wireDate(challenge.created),
  userId,
  expire: wireDate(challenge.expires),
});

/** The routes of two-step login (WIRE-4.6). */
export function mfaRoutes(app: FastifyInstance, parts: MfaRouteDeps): void {
  const { accounts, secondFactors, callers, rateLimits, clock } = parts;

  app.patch('/account/mfa', async (request) => {
    const { userId, session } = await requireLogin(callers, request);
    await secondFactors.setRequired(session, parseParams(requiredBody, request.body).mfa);
    return presentAccount(await accounts.get(userId));
  });

  app.get('/account/mfa/factors', OPEN, async (request) => {
    const { userId } = await requireLogin(callers, request);
    return secondFactors.find(userId);
  });

  app.post('/account/mfa/authenticators/:type', async (request) => {
    const { session } = await requireLogin(callers, request);
    parseParams(typeParams, request.params);
    return secondFactors.addAuthenticator(session);
  });

  app.put('/account/mfa/authenticators/:type', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    parseParams(typeParams, request.params);
    const { otp } = parseParams(codeBody, request.body);
    await rateLimits.count(limits.verifyAuthenticator, userId, reply);
    await secondFactors.verifyAuthenticator(session, otp);
    return presentAccount(await accounts.get(userId));
  });

  app.delete('/account/mfa/authenticators/:type', async (request, reply) => {
    const { session } = await requireLogin(callers, request);
    parseParams(typeParams, request.params);
    requireRecentChallenge(session, clock());
    await secondFactors.removeAuthenticator(session);
    return reply.code(204).send();
  });

  app.post('/account/mfa/recovery-codes', async (request, reply) => {
    const { session } = await requireLogin(callers, request);
    return reply.code(201).send({ recoveryCodes: await secondFactors.createRecoveryCodes(session) });
  });

  app.get('/account/mfa/recovery-codes', async (request) => {
    const { userId, session } = await requireLogin(callers, request);
    requireRecentChallenge(session, clock());
    return { recoveryCodes: await secondFactors.recoveryCodes(userId) };
  });

  app.patch('/account/mfa/recovery-codes', async (request) => {
    const { session } = await requireLogin(callers, request);
    requireRecentChallenge(session, clock());
    return { recoveryCodes: await secondFactors.replaceRecoveryCodes(session) };
  });

  for (const path of ['/account/mfa/challenge', '/account/mfa/challenges']) challengeRoutes(app, path, parts);
}

function challengeRoutes(app: FastifyInstance, path: string, parts: MfaRouteDeps): void {
  const { challenges, callers, rateLimits } = parts;

  app.post(path, OPEN, async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    const asked = parseParams(challengeBody, request.body);
    if (asked.factor === 'phone')
      await rateLimits.count(limits.requestCodeByAddress, `phone ${addressKey(request.ip)}`, reply);
    await rateLimits.count(limits.createChallenge, userId, reply);
    const challenge = await challenges.create({ id: uniqueId(), session, factor: asked.factor });
    return reply.code(201).send(presentChallenge(challenge, userId));
  });

  app.put(path, OPEN, async (request, reply) => {
    const { session } = await requireLogin(callers, request);
    const { challengeId, otp } = parseParams(answerBody, request.body);
    await rateLimits.count(limits.answerChallenge, challengeId, reply);
    return presentSession(await challenges.answer({ id: challengeId, session, code: otp }), true);
  });
}
