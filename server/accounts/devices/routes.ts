import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { id, read } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { AccountCallers } from '../caller.ts';
import { issueDeviceToken } from './tokens.ts';

export interface DeviceRouteParts {
  engine: EngineDeps;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

const named = v.object({ deviceId: id });

/** The token of a device, shown once to whoever manages devices. Asking again replaces it. */
export function deviceRoutes(app: FastifyInstance, { engine, callers, rateLimits }: DeviceRouteParts): void {
  app.post('/devices/:deviceId/token', async (request, reply) => {
    const { actor, countedPerson } = await callers(request);
    const { deviceId } = read(named, request.params);
    await rateLimits.count(limits.issueDeviceToken, countedPerson ?? addressKey(request.ip), reply);
    return reply.code(201).send({ token: await issueDeviceToken(engine, actor, deviceId) });
  });
}
