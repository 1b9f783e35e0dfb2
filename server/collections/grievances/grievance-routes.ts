import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { readGrievance } from '#domain/grievances/filing.ts';
import { grievanceMessages } from '#domain/grievances/messages.ts';
import { readTicket } from '#domain/grievances/ticket.ts';
import { Failure } from '#server/base/failure.ts';
import { contentHash } from '#server/db/content-hash.ts';
import { userOf } from '#server/documents/access.ts';
import { SYSTEM, type User } from '#server/documents/actor.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { Documents } from '#server/documents/documents.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import { find, findAll } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { addressKey } from '#server/http/addresses.ts';
import { email, language, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { grievanceReceived } from '#server/mail/emails/grievance-received.ts';
import { isGrievanceSecret } from './grievance-links.ts';
import { mailAuthor } from './grievance-mails.ts';
import { grievances } from './grievances.ts';

export interface GrievanceRouteDeps {
  engine: EngineDeps;
  documents: Documents;
  callers: Callers;
  rateLimits: RateLimits;
}

const optional = (most: number) => v.optional(v.nullable(text(most), ''), '');
const body = v.object({
  category: text(40),
  text: text(20_000),
  name: text(1000),
  email: text(1000),
  phone: optional(200),
  orderNumber: optional(40),
  language,
  /** A hidden field that people leave empty and spam programs fill in. */
  website: optional(1000),
});
const linkBody = v.object({ ticket: text(40), email });
const sharedQuery = v.object({ ticket: text(40), secret: text(256) });

/** Milliseconds within which the same text by the same person counts as one complaint, such as after a second click. */
const SAME_WITHIN = 3_600_000;

/**
 * The routes with which everybody files a complaint, reads it by the link in the mails about it, and gets that link mailed
 * again. A wrong number and a wrong secret get the same answer.
 */
export function grievanceRoutes(
  app: FastifyInstance,
  { engine, documents, callers, rateLimits }: GrievanceRouteDeps,
): void {
  const { database, clock } = engine;
  const byTicket = async (typed: string) => {
    const ticket = readTicket(typed);
    if (ticket === undefined) return undefined;
    const [found] = await findAll(database, grievances, equal(grievances.fields.ticket, ticket));
    return found;
  };

  /** Counts a mail that a request causes to an address, except one that the sender of the request has verified. */
  const countMailTo = async (to: string, user: User | null, reply: FastifyReply) => {
    if (user?.emailVerified && user.email === to) return;
    await rateLimits.count(limits.mailGrievance, to, reply);
  };

  app.post('/grievances', async (request, reply) => {
    const user = userOf((await callers(request)).actor);
    const { website, language, ...form } = parseParams(body, request.body);
    await rateLimits.count(limits.mailGrievanceByAddress, addressKey(request.ip), reply);
    reply.code(201).header('cache-control', 'private, no-store');
    if (website !== '') return { ticket: null, resolveBy: null };
    const read = readGrievance(form);
    if ('problems' in read) {
      const [[field, problem] = []] = Object.entries(read.problems);
      throw new Failure('general_argument_invalid', `Invalid \`${field}\` param: ${problem}`);
    }
    const { filed } = read;
    const userId = user?.id ?? null;
    const hour = Math.floor(clock().getTime() / SAME_WITHIN);
    const id = contentHash(JSON.stringify([filed, userId, hour]), 'hex').slice(0, 32);
    const known = await find(database, grievances, id);
    if (!known) {
      if (userId !== null) await rateLimits.count(limits.fileGrievance, userId, reply);
      await countMailTo(filed.email, user, reply);
      try {
        await documents.create(grievances, { id, values: { ...filed, userId, language } }, SYSTEM);
      } catch (error) {
        const isThere = error instanceof Failure && error.type === 'document_already_exists';
        if (!isThere) throw error;
      }
    }
    const made = known ?? (await find(database, grievances, id));
    if (!made) throw new Failure('document_not_found', grievanceMessages.notFound);
    return { ticket: made.data.ticket, resolveBy: made.data.resolveBy.toISOString() };
  });

  app.get('/grievances/shared', async (request, reply) => {
    await rateLimits.count(limits.readGrievance, addressKey(request.ip), reply);
    const { ticket, secret } = parseParams(sharedQuery, request.query);
    const found = await byTicket(ticket);
    if (!found || !(await isGrievanceSecret(database, found.id, secret)))
      throw new Failure('document_not_found', grievanceMessages.notFound);
    reply.header('cache-control', 'private, no-store');
    return presentDocument(grievances, found, { sequenceAsText: false });
  });

  app.post('/grievances/link', async (request, reply) => {
    const { ticket, email: address } = parseParams(linkBody, request.body);
    await rateLimits.count(limits.mailGrievanceByAddress, addressKey(request.ip), reply);
    await countMailTo(address, userOf((await callers(request)).actor), reply);
    const found = await byTicket(ticket);
    if (found?.data.email === address)
      await runUnitOfWork(engine, SYSTEM, (work) => mailAuthor(work, grievanceReceived, found));
    reply.code(202);
    return {};
  });
}
