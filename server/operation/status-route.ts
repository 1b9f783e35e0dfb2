import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SystemStatus } from '#domain/operation/checks.ts';
import type { Database } from '#server/db/connection.ts';
import { outageOf } from '#server/db/outage.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { Failure } from '#server/http/failure.ts';
import { parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { examine } from '#server/operation/doctor/doctor.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import type { KnownOwners } from './known-owners.ts';

export interface StatusRouteDeps {
  database: Database;
  settings: ServerSettings;
  callers: Callers;
  rateLimits: RateLimits;
  knownOwners: KnownOwners;
  clock: () => Date;
  site: EngineDeps['site'];
}

const isOwner = hasRole('owner');
const thoroughBody = v.object({ testMail: v.optional(v.boolean(), false) });

/**
 * The state of the installation, for the owner's dashboard. `GET /v1/status` tells what is known at once; while the database
 * does not answer, also to sessions that were seen as an owner's before. `POST /v1/status` also does what takes longer, and
 * sends the owner a test mail if asked to.
 */
export function statusRoute(app: FastifyInstance, deps: StatusRouteDeps): void {
  const { callers, rateLimits, knownOwners } = deps;

  /** Refuses everybody but owners. Returns the owner's address; undefined while the database does not answer. */
  async function ownerOf(request: FastifyRequest): Promise<string | undefined> {
    const { actor } = await callers(request);
    if (!isOwner(principalOf(actor))) throw new Failure('user_unauthorized');
    return actor.kind === 'user' ? actor.user.email : undefined;
  }

  app.get('/status', async (request, reply): Promise<SystemStatus> => {
    await ownerOf(request).catch((error: unknown) => {
      if (!outageOf(error) || !knownOwners.includes(request)) throw error;
    });
    reply.header('cache-control', 'private, no-store');
    return { checks: await examine({ ...deps, isThorough: false }) };
  });

  app.post('/status', async (request, reply): Promise<SystemStatus> => {
    const email = await ownerOf(request);
    const { testMail } = parseParams(thoroughBody, request.body ?? {});
    await rateLimits.count(limits.checkEverything, 'status', reply);
    reply.header('cache-control', 'private, no-store');
    const testMailTo = testMail && email ? email : undefined;
    return { checks: await examine({ ...deps, isThorough: true, testMailTo }) };
  });
}
