import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { id, parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { AccountCallers } from '../caller.ts';
import { issueDeviceToken } from './device-tokens.ts';

export interface DeviceRouteDeps {
  engine: EngineDeps;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

const deviceParams = v.object({ deviceId: id });

/** The route that issues a device's token. The token is shown only once; issuing another one replaces it. */
export function deviceRoutes(app: FastifyInstance, { engine, callers, rateLimits }: DeviceRouteDeps): void {
  app.post('/devices/:deviceId/token', async (request, reply) => {
    const { actor, countedPerson } = await callers(request);
    const { deviceId } = parseParams(deviceParams, request.params);
    await rateLimits.count(limits.issueDeviceToken, countedPerson ?? addressKey(request.ip), reply);
    return reply.code(201).send({ token: await issueDeviceToken(engine, actor, deviceId) });
  });
}
