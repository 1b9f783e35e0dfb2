import type { FastifyInstance } from 'fastify';
import type { OwedAnswer } from '#domain/ledger/owed.ts';
import { paise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { upiRequestOf } from '#domain/payments/upi.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { Failure } from '#server/http/failure.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { upiPayee } from '../orders/prepaid-orders.ts';
import { users } from '../users.ts';
import { personOfLink } from './owed-links.ts';

/** The route of the page that the link of a chat about money opens: the amount and how to pay it, and no name (TELL-7). */
export function owedRoutes(
  app: FastifyInstance,
  { engine, rateLimits }: { engine: EngineDeps; rateLimits: RateLimits },
): void {
  app.get<{ Params: { code: string } }>('/owed/:code', async (request, reply): Promise<OwedAnswer> => {
    await rateLimits.count(limits.openMealLink, addressKey(request.ip), reply);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(engine, SYSTEM, async (work) => {
      const userId = await personOfLink(work, request.params.code);
      const person = userId === undefined ? undefined : await find(work.sql, users, userId);
      if (!person) throw new Failure('document_not_found');
      const owed = paise(Math.max(0, -(person.data.balance ?? ZERO_PAISE)));
      const note = work.site.shop.name;
      const asked = upiRequestOf(upiPayee(work), { amount: owed, reference: '', note });
      return { amount: toRupees(owed), request: asked };
    });
  });
}
