import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { id, parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { issuePhoneSecret } from './phone-secrets.ts';

const deviceParams = v.object({ deviceId: id });

/** The route that issues the secret of a phone with the bank's messages. It is shown only once, and another one replaces it. */
export function phoneSecretRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.post('/devices/:deviceId/secret', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { deviceId } = parseParams(deviceParams, request.params);
    return reply.code(201).send(await issuePhoneSecret(deps.engine, actor, deviceId));
  });
}
