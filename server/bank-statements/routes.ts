import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type AdminRouteDeps, requireAdmin } from '#server/collections/admin-requests.ts';
import { parseParams, text } from '#server/http/params.ts';
import { previewStatement, storeStatement } from './import.ts';

/** The body of a statement (bytes): a file in base64. */
const BODY_LIMIT = 8_000_000;
const LONGEST_NAME = 200;

const statement = v.object({
  /** The bytes in base64. */
  file: v.string(),
  name: v.nullish(text(LONGEST_NAME), null),
});

/** The routes that read a bank's statement as money that was seen, for owners and managers. */
export function statementRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;
  app.post('/bank-statements/preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { file } = parseParams(statement, request.body);
    reply.header('cache-control', 'private, no-store');
    return previewStatement(engine, actor, Buffer.from(file, 'base64'));
  });

  app.post('/bank-statements', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { file, name } = parseParams(statement, request.body);
    return { stored: await storeStatement(engine, actor, Buffer.from(file, 'base64'), name) };
  });
}
