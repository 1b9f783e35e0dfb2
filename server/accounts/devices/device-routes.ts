import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { withoutGroups } from '#domain/numbers.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { id, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { AccountCallers } from '../caller.ts';
import { issueDeviceCode, useDeviceCode } from './device-codes.ts';
import { issueDeviceToken } from './device-tokens.ts';

export interface DeviceRouteDeps {
  engine: EngineDeps;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

const deviceParams = v.object({ deviceId: id });
const codeBody = v.object({ code: text(16) });

/**
 * The routes that issue a device's token. The token is shown only once, and issuing another one replaces it. Admins issue it
 * themselves, or make a code with which the device fetches it.
 */
export function deviceRoutes(app: FastifyInstance, { engine, callers, rateLimits }: DeviceRouteDeps): void {
  app.post('/devices/:deviceId/token', async (request, reply) => {
    const { actor, countedPerson } = await callers(request);
    const { deviceId } = parseParams(deviceParams, request.params);
    await rateLimits.count(limits.issueDeviceToken, countedPerson ?? addressKey(request.ip), reply);
    return reply.code(201).send({ token: await issueDeviceToken(engine, actor, deviceId) });
  });

  app.post('/devices/:deviceId/code', async (request, reply) => {
    const { actor, countedPerson } = await callers(request);
    const { deviceId } = parseParams(deviceParams, request.params);
    await rateLimits.count(limits.issueDeviceToken, countedPerson ?? addressKey(request.ip), reply);
    return reply.code(201).send(await issueDeviceCode(engine, actor, deviceId));
  });

  app.post('/devices/sign-in', async (request, reply) => {
    const { code } = parseParams(codeBody, request.body);
    await rateLimits.count(limits.useDeviceCodeByAddress, addressKey(request.ip), reply);
    return reply.code(201).send(await useDeviceCode(engine, withoutGroups(code)));
  });
}
