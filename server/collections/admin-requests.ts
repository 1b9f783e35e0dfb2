import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { adminOnly, principalOf, userOf } from '#server/documents/access.ts';
import { type Actor, actorId, type User } from '#server/documents/actor.ts';
import { recordReveals } from '#server/documents/audit.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import type { Principal } from '#server/documents/collection.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';

/** The dependencies of routes for admins. */
export interface AdminRouteDeps {
  engine: EngineDeps;
  callers: Callers<Caller>;
  rateLimits: RateLimits;
}

/**
 * Checks that an admin sends the request, counts it with the writes of documents, and returns the admin.
 * @param allowed who may, if not every admin
 * @throws Failure user_unauthorized for everybody else
 */
export async function requireAdmin(
  { callers, rateLimits }: Omit<AdminRouteDeps, 'engine'>,
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: (caller: Principal) => boolean = adminOnly,
): Promise<Actor> {
  const { actor } = await callers(request);
  if (!allowed(principalOf(actor))) throw new Failure('user_unauthorized');
  const route = request.routeOptions.url ?? '';
  await rateLimits.count(limits.writeDocument, `${route} ${actorId(actor) ?? addressKey(request.ip)}`, reply);
  return actor;
}

/**
 * Counts a request by its network, checks that a member of staff sends it, counts it by person, and returns the member.
 * @throws Failure user_unauthorized for everybody else
 */
export async function requireStaff(
  { callers, rateLimits }: Omit<AdminRouteDeps, 'engine'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  await rateLimits.count(limits.staffRequestByAddress, addressKey(request.ip), reply);
  const user = userOf((await callers(request)).actor);
  if (!user || user.role === null) throw new Failure('user_unauthorized');
  const route = request.routeOptions.url ?? '';
  await rateLimits.count(limits.writeDocument, `${route} ${user.id}`, reply);
  return user;
}

/** Records in the audit log that an admin takes data away in a file. */
export const recordExport = (engine: EngineDeps, actor: Actor, collection: string, label: string) =>
  recordReveals(engine, actor, [{ collection, documentId: uniqueId(), label }]);
