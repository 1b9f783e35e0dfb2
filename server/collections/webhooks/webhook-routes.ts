import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { id, parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { issueWebhookSecret } from './webhook-secrets.ts';

const webhookParams = v.object({ webhookId: id });

/** The route that issues a webhook's secret. It is shown only once, and another one replaces it. */
export function webhookSecretRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.post('/webhooks/:webhookId/secret', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { webhookId } = parseParams(webhookParams, request.params);
    return reply.code(201).send({ secret: await issueWebhookSecret(deps.engine, actor, webhookId) });
  });
}
