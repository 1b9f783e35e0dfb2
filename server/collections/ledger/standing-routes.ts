import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { WireStanding } from '#domain/ledger/house-account.ts';
import { toRupees } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { adminOnly, principalOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { parseParams, text } from '#server/http/params.ts';
import type { AdminRouteDeps } from '../admin-requests.ts';
import { leftOnHouseAccount, readStanding, usable } from '../balances/standing.ts';

const query = v.object({ userId: text(36) });

/** The route of what a customer can pay with from the ledger, for themselves, owners and managers (LEDGER-17). */
export function standingRoutes(app: FastifyInstance, { engine, callers }: AdminRouteDeps): void {
  app.get('/ledger/standing', async (request, reply): Promise<WireStanding> => {
    const { actor } = await callers(request);
    const { userId } = parseParams(query, request.query);
    if (actorId(actor) !== userId && !adminOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    if (!(await engine.site.current()).ledger.isOn) throw new Failure('ledger_off');
    const standing = await readStanding(engine.database, userId);
    const { limit, rhythm } = standing;
    reply.header('cache-control', 'private, no-store');
    return {
      usable: toRupees(usable(standing)),
      house:
        limit === null
          ? null
          : { left: toRupees(leftOnHouseAccount(standing)), limit: toRupees(limit), rhythm },
    };
  });
}
