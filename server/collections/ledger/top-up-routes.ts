import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type UpiAnswer, upiReference, upiRequestOf } from '#domain/payments/upi.ts';
import { Failure } from '#server/base/failure.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { Documents } from '#server/documents/documents.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { id, parseParams } from '#server/http/params.ts';
import { upiPayee } from '../payments/prepaid-methods.ts';
import { topUps } from './top-ups.ts';

interface TopUpRouteDeps {
  engine: Pick<EngineDeps, 'site'>;
  documents: Documents;
  callers: Callers;
}

const params = v.object({ topUpId: id });

/** The route that says how a top-up is paid by UPI, for those who may read it. */
export function topUpRoutes(app: FastifyInstance, { engine, documents, callers }: TopUpRouteDeps): void {
  app.get('/top-ups/:topUpId/upi', async (request, reply): Promise<UpiAnswer> => {
    const { actor } = await callers(request);
    if (actorId(actor) === null) throw new Failure('user_unauthorized');
    const { topUpId } = parseParams(params, request.params);
    const { data } = await documents.get(topUps, topUpId, actor);
    const site = await engine.site.current();
    reply.header('cache-control', 'private, no-store');
    if (data.way !== 'direct' || data.state !== 'open') return { request: null };
    const asked = {
      amount: data.amount,
      reference: upiReference(topUpId),
      note: `${site.shop.name} balance`,
    };
    return { request: upiRequestOf(upiPayee({ site }), asked) };
  });
}
