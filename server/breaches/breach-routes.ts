import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { MAX_NOTICE } from '#domain/breaches/person.ts';
import { cut } from '#domain/cutting.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { hasRole, principalOf } from '#server/documents/access.ts';
import type { Actor } from '#server/documents/actor.ts';
import { recordAudit } from '#server/documents/audit.ts';
import type { Callers } from '#server/documents/caller.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, parseParams, text } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { breachNotice } from '#server/mail/emails/breach-notice.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { affectedPeople, type BreachScope } from './affected-people.ts';

export interface BreachRouteDeps {
  engine: EngineDeps;
  callers: Callers;
  rateLimits: RateLimits;
}

const MOMENT = 'Value must be a time such as 2026-11-22T00:00:00Z';
const moment = v.optional(
  v.nullable(
    v.pipe(
      v.string(MOMENT),
      v.check((given) => /^\d{4}-\d\d-\d\d/.test(given) && !Number.isNaN(Date.parse(given)), MOMENT),
      v.transform((given) => new Date(given)),
    ),
  ),
);
/** The most accounts that may be listed. */
const MOST_IDS = 1000;
const scope = {
  from: moment,
  until: moment,
  ids: v.optional(v.nullable(v.pipe(v.array(id), v.maxLength(MOST_IDS)))),
};
const peopleBody = v.object(scope);
const noticeBody = v.object({
  ...scope,
  text: v.pipe(text(MAX_NOTICE), v.trim(), v.minLength(1, 'Value must not be empty')),
  people: v.number('Value must be the number of people that was shown'),
});

const isOwner = hasRole('owner');
type Given = {
  from?: Date | null | undefined;
  until?: Date | null | undefined;
  ids?: string[] | null | undefined;
};
const scopeOf = ({ from, until, ids }: Given): BreachScope => ({
  from: from ?? undefined,
  until: until ?? undefined,
  ids: ids && ids.length > 0 ? ids : undefined,
});

/**
 * The routes for an owner after a breach of personal data: the people whose data it may have reached, and a mail to each of
 * them. Both are in the audit log.
 */
export function breachRoutes(app: FastifyInstance, { engine, callers, rateLimits }: BreachRouteDeps): void {
  const { collections } = engine;
  const ownerOf = async (request: FastifyRequest): Promise<Actor> => {
    const { actor } = await callers(request);
    if (!isOwner(principalOf(actor))) throw new Failure('user_unauthorized');
    return actor;
  };

  app.post('/breaches/people', async (request, reply) => {
    const actor = await ownerOf(request);
    const wanted = scopeOf(parseParams(peopleBody, request.body));
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(engine, actor, async (work) => {
      const people = await affectedPeople(work.sql, collections.all, wanted);
      const label = `List of ${people.length} people for a breach`;
      await recordAudit(work, { action: 'reveal', collection: 'users', documentId: uniqueId(), label });
      return { people };
    });
  });

  app.post('/breaches/notices', async (request, reply) => {
    const actor = await ownerOf(request);
    const { text: words, people: shown, ...given } = parseParams(noticeBody, request.body);
    await rateLimits.count(limits.sendBreachNotice, 'breach', reply);
    return runUnitOfWork(engine, actor, async (work) => {
      const people = await affectedPeople(work.sql, collections.all, scopeOf(given));
      if (people.length !== shown) throw new Failure('breach_people_changed');
      const mailed = people.flatMap(({ id: userId, email }) => (email ? [{ userId, to: email }] : []));
      for (const { userId, to } of mailed)
        await enqueueMail(work, breachNotice, { to, userId, secret: { text: words }, expires: null });
      await recordAudit(work, {
        action: 'create',
        collection: 'mails',
        documentId: uniqueId(),
        label: `Notice of a breach to ${mailed.length} people`,
        changes: [{ field: 'text', before: null, after: cut(words, 500) }],
      });
      reply.code(202);
      return { mailed: mailed.length };
    });
  });
}
