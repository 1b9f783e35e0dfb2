import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { importOpenings, previewOpenings } from './openings.ts';

/** The body of an import (bytes). */
const BODY_LIMIT = 1_000_000;

const body = v.object({ csv: v.string() });

/** The routes that enter opening balances from a CSV file. For admins (LEDGER-35). */
export function openingRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine } = deps;
  app.post('/ledger/openings/preview', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { csv } = parseParams(body, request.body);
    if (!(await engine.site.current()).ledger.isOn) throw new Failure('ledger_off');
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(engine, actor, (work) => previewOpenings(work, csv));
  });

  app.post('/ledger/openings', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { csv } = parseParams(body, request.body);
    return runUnitOfWork(engine, actor, (work) => importOpenings(work, csv));
  });
}
