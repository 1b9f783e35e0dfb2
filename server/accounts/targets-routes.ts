import Bowser from 'bowser';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { cut } from '#domain/cutting.ts';
import { resolveId } from '#server/base/ids.ts';
import { customId, id, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { type AccountCallers, requireLogin } from './caller.ts';
import { presentPushTarget } from './present-account.ts';
import type { Targets } from './targets.ts';

export interface TargetRouteDeps {
  targets: Targets;
  callers: AccountCallers;
  rateLimits: RateLimits;
}

const IDENTIFIER_RULE = 'Value must be a valid string between 1 and 255 chars';
const identifier = v.pipe(text(255), v.minLength(1, IDENTIFIER_RULE));
const addBody = v.object({
  targetId: customId,
  identifier,
  // Clients without a provider send an empty id.
  providerId: v.optional(v.union([v.literal(''), id])),
});
const changeBody = v.object({ targetId: id, identifier });
const targetParams = v.object({ targetId: id });

function deviceName(request: FastifyRequest): string {
  const { vendor, model } = Bowser.parse(request.headers['user-agent'] || 'unknown').platform;
  return cut([vendor, model].filter(Boolean).join(' '), 128);
}

/** The routes of push targets, where apps receive notifications (WIRE-4.7). */
export function targetRoutes(app: FastifyInstance, { targets, callers, rateLimits }: TargetRouteDeps): void {
  app.post('/account/targets/push', async (request, reply) => {
    const { userId, session } = await requireLogin(callers, request);
    const { targetId, identifier, providerId } = parseParams(addBody, request.body);
    await rateLimits.count(limits.changeTarget, userId, reply);
    const target = {
      id: resolveId(targetId),
      name: deviceName(request),
      identifier,
      provider: providerId || null,
    };
    return reply.code(201).send(presentPushTarget(await targets.add(session, target), userId));
  });

  app.put('/account/targets/:targetId/push', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    const { targetId, identifier } = parseParams(changeBody, {
      ...Object(request.body),
      ...Object(request.params),
    });
    await rateLimits.count(limits.changeTarget, userId, reply);
    const change = { name: deviceName(request), identifier };
    return presentPushTarget(await targets.change(userId, targetId, change), userId);
  });

  app.delete('/account/targets/:targetId/push', async (request, reply) => {
    const { userId } = await requireLogin(callers, request);
    const { targetId } = parseParams(targetParams, request.params);
    await rateLimits.count(limits.changeTarget, userId, reply);
    await targets.remove(userId, targetId);
    return reply.code(204).send();
  });
}
