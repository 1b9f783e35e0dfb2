import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Failure } from '#server/base/failure.ts';
import type { Caller, Callers } from '#server/documents/caller.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { readFromApp, readReport, tokenIn } from './read-reports.ts';
import { reportPosition } from './report-position.ts';
import { findPhone, notePhoneProblem, type PhoneRow } from './rider-phones.ts';

export interface PositionRouteDeps {
  engine: EngineDeps;
  callers: Callers<Caller>;
  rateLimits: RateLimits;
}

/** The largest message of a phone (bytes). */
const BODY_LIMIT = 16_384;

/** Whether the request came by https, by what a trusted proxy says, or from this machine. */
function isProtected({ protocol, ip }: FastifyRequest): boolean {
  const isHere = ip === undefined || (ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback');
  return protocol === 'https' || isHere;
}

/** Forms are read as JSON is: the last of several values with a name counts. */
function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

/**
 * The route to which phones send where their rider is: apps with a token, which neither know the project nor have a session,
 * and the rider's own page (RIDE-4). OwnTracks takes only a list as an answer.
 */
export async function positionRoutes(
  app: FastifyInstance,
  { engine, callers, rateLimits }: PositionRouteDeps,
): Promise<void> {
  parseForms(app);

  /** The phone of a token. Throws Failure rider_https_required, rider_token_invalid. */
  async function phoneOfToken(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
  ): Promise<PhoneRow> {
    if (!isProtected(request)) {
      reply.header('upgrade', 'TLS/1.2, HTTP/1.1');
      throw new Failure('rider_https_required');
    }
    const phone = await findPhone(engine.database, token, engine.clock());
    if (!phone) throw new Failure('rider_token_invalid');
    await rateLimits.count(limits.reportPosition, `phone ${phone.id}`, reply);
    return phone;
  }

  /** Takes what an app sent. What is of no use is told to its rider: the app would send again what was refused. */
  async function takeFromApp(request: FastifyRequest, phone: PhoneRow): Promise<void> {
    const read = readFromApp(request, engine.clock().getTime());
    if (read === undefined) return;
    if (typeof read === 'string') return notePhoneProblem(engine, phone, read);
    const taken = await reportPosition(engine, phone.userId, read);
    await notePhoneProblem(engine, phone, taken === 'future' ? 'clock' : null);
  }

  /** The signed-in member of staff. Throws Failure general_unauthorized_scope, user_unauthorized. */
  async function riderOfSession(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { actor } = await callers(request);
    if (actor.kind !== 'user') throw new Failure('general_unauthorized_scope');
    if (actor.user.role === null) throw new Failure('user_unauthorized');
    await rateLimits.count(limits.reportPosition, `person ${actor.user.id}`, reply);
    return actor.user.id;
  }

  app.post('/riders/positions', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await rateLimits.count(limits.reportPositionByAddress, addressKey(request.ip), reply);
    reply.header('cache-control', 'private, no-store');
    const token = tokenIn(request);
    if (token !== undefined) {
      await takeFromApp(request, await phoneOfToken(request, reply, token));
      return [];
    }
    const riderId = await riderOfSession(request, reply);
    const read = readReport(request, engine.clock().getTime());
    if (read === undefined || read === 'encrypted') return { taken: 'nothing' };
    return { taken: await reportPosition(engine, riderId, read) };
  });
}
