import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { uniqueId } from '#server/base/ids.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { type AccountCallers, requireLogin } from '../caller.ts';
import { proveNumber, sendProofCode } from './phone-proof.ts';

export interface PhoneProofRouteDeps {
  engine: EngineDeps;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

const proofBody = v.object({ secret: text(256) });

/** The routes by which people prove the phone number of their profile, for orders in cash (TRUST-3). */
export function phoneProofRoutes(
  app: FastifyInstance,
  { engine, callers, rateLimits }: PhoneProofRouteDeps,
): void {
  app.post('/phone-proof', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    await rateLimits.count(limits.requestCodeByAddress, `phone ${addressKey(request.ip)}`, reply);
    await rateLimits.count(limits.requestVerification, `proof ${userId}`, reply);
    return reply.code(201).send({ expire: await sendProofCode(engine, { userId, id: uniqueId() }) });
  });

  app.patch('/phone-proof', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    await rateLimits.count(limits.useLink, `phone proof ${userId}`, reply);
    const { secret } = parseParams(proofBody, request.body);
    await proveNumber(engine, { userId, secret });
    return reply.code(204).send();
  });
}
