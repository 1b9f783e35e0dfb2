import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireStaff } from '../admin-requests.ts';
import { connectPhone } from './rider-phones.ts';

const NAME_RULE = 'Value must be a text of 1 to 64 chars';
const phoneBody = v.object({
  name: v.pipe(
    v.string(NAME_RULE),
    v.trim(),
    v.minLength(1, NAME_RULE),
    v.maxLength(64, NAME_RULE),
    v.excludes('\u0000', NAME_RULE),
  ),
});

/** The route with which a member of staff connects the app of a phone. */
export function phoneRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  app.post('/riders/phones', async (request, reply) => {
    const user = await requireStaff(deps, request, reply);
    const { name } = parseParams(phoneBody, request.body);
    const made = await runUnitOfWork(deps.engine, { kind: 'user', user }, (work) =>
      connectPhone(work, user, name),
    );
    return reply.code(201).header('cache-control', 'private, no-store').send(made);
  });
}
