import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SystemStatus } from '#domain/operation/checks.ts';
import type { UpdateNotice } from '#domain/operation/updates.ts';
import { Failure } from '#server/base/failure.ts';
import type { Database } from '#server/db/connection.ts';
import { outageOf } from '#server/db/outage.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { CheckDeps } from '#server/operation/doctor/check.ts';
import { examine } from '#server/operation/doctor/doctor.ts';
import { putAside } from '#server/operation/updates/feed-record.ts';
import { updateState } from '#server/operation/updates/notice.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { OWN_COMMAND } from '#server/settings/own-command.ts';
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
const asideBody = v.object({ version: text(20) });

/**
 * The state of the installation, for the owner's dashboard. `GET /v1/status` tells what is known at once; while the database
 * does not answer, also to sessions that were seen as an owner's before. `POST /v1/status` also does what takes longer, and
 * sends the owner a test mail if asked to. `PUT /v1/status/update` puts the notice of a newer version aside until the next one.
 */
export function statusRoute(app: FastifyInstance, deps: StatusRouteDeps): void {
  const { callers, rateLimits, knownOwners, database, settings, clock } = deps;

  /** Refuses everybody but owners. Returns the owner's address; undefined while the database does not answer. */
  async function ownerOf(request: FastifyRequest): Promise<string | undefined> {
    const { actor } = await callers(request);
    if (!isOwner(principalOf(actor))) throw new Failure('user_unauthorized');
    return actor.kind === 'user' ? actor.user.email : undefined;
  }

  /** What owners are told of a newer version; nothing without one, and while the database does not answer. */
  async function updateOf(): Promise<{ update?: UpdateNotice }> {
    try {
      const state = await updateState({ database, settings, clock });
      return state?.hasKey && state.notice ? { update: state.notice } : {};
    } catch (error) {
      if (outageOf(error)) return {};
      throw error;
    }
  }

  const told = async (what: CheckDeps): Promise<SystemStatus> => ({
    checks: await examine(what),
    command: OWN_COMMAND,
    ...(await updateOf()),
  });

  app.get('/status', async (request, reply): Promise<SystemStatus> => {
    await ownerOf(request).catch((error: unknown) => {
      if (!outageOf(error) || !knownOwners.includes(request)) throw error;
    });
    reply.header('cache-control', 'private, no-store');
    return told({ ...deps, isThorough: false });
  });

  app.post('/status', async (request, reply): Promise<SystemStatus> => {
    const email = await ownerOf(request);
    const { testMail } = parseParams(thoroughBody, request.body ?? {});
    await rateLimits.count(limits.checkEverything, 'status', reply);
    reply.header('cache-control', 'private, no-store');
    const testMailTo = testMail && email ? email : undefined;
    return told({ ...deps, isThorough: true, testMailTo });
  });

  app.put('/status/update', async (request, reply): Promise<SystemStatus> => {
    await rateLimits.count(limits.staffRequestByAddress, addressKey(request.ip), reply);
    await ownerOf(request);
    const { version } = parseParams(asideBody, request.body ?? {});
    await rateLimits.count(limits.putUpdateAside, 'status', reply);
    const { update } = await updateOf();
    // Another one may have come meanwhile, which nobody has read yet.
    if (update?.version !== version) throw new Failure('general_argument_invalid');
    await putAside(database, version);
    reply.header('cache-control', 'private, no-store');
    return told({ ...deps, isThorough: false });
  });
}
