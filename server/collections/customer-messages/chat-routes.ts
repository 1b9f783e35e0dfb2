import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, parseParams, text } from '#server/http/params.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { CHAT_SUBJECTS, prepareChat } from './chats.ts';

/**
 * `period` names a statement of the customer `id`, or the day of a meal of the subscription `id`, with its `mealTimeId`. With
 * `noted: false` the chat is only shown.
 */
const chatBody = v.object({
  subject: v.picklist(CHAT_SUBJECTS),
  id,
  period: v.optional(text(10), ''),
  mealTimeId: v.optional(text(36), ''),
  noted: v.optional(v.boolean(), true),
});

/** The route that prepares a chat; for owners and managers (TELL-7). */
export function chatRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.post('/chats', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const asked = parseParams(chatBody, request.body);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(deps.engine, actor, (work) => prepareChat(work, asked));
  });
}
