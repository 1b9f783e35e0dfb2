import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import type { Database } from '#server/db/connection.ts';
import { kitchenOnly, userOf } from '#server/documents/access.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { users } from '../users.ts';

export interface RiderRouteDeps {
  database: Database;
  callers: Callers<Caller>;
}

/**
 * The route of the riders that cooks and admins can assign to an order. It returns only names, because cooks may not read
 * profiles, which contain private addresses.
 */
export function riderRoutes(app: FastifyInstance, { database, callers }: RiderRouteDeps): void {
  app.get('/riders', async (request, reply) => {
    const { actor } = await callers(request);
    if (!kitchenOnly({ user: userOf(actor) })) throw new Failure('user_unauthorized');
    const riders = await findAll(database, users, equal(users.fields.role, 'rider'));
    reply.header('cache-control', 'private, no-store');
    return { riders: riders.map(({ id, data }) => ({ $id: id, name: data.name ?? '' })) };
  });
}
