import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, present } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal } from '#server/documents/where.ts';
import { addressKey } from '#server/http/addresses.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { numberStopped } from '#server/mail/emails/messages/number-stopped.ts';
import { rowTexts } from '#server/mail/emails/messages/row-texts.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { CODE_LENGTH } from '#server/messages/codes.ts';
import { mails } from '../mails.ts';

export interface NotMeDeps {
  engine: EngineDeps;
  rateLimits: RateLimits;
}

const params = v.object({ code: v.pipe(v.string(), v.length(CODE_LENGTH), v.regex(/^[\w-]+$/)) });

/** The number to which the text with a code went. */
const numberOf = checkedQuery(
  'number of a text by its code',
  { phone: present(column.text()) },
  (code: string) => sql`select m."to" as phone from mails m join "customerMessages" c on c."mailIds" ? m.id
    where c.code = ${code} and c.channel = 'text' and m."to" is not null limit 1`,
);

const isStopped = checkedQuery(
  'whether a number was stopped',
  { phone: column.text() },
  (phone: string) => sql`select phone from stopped_numbers where phone = ${phone}`,
);

/** Stops all texts to a number, those that wait as well, and tells the kitchen once. */
async function stop(work: Work, phone: string): Promise<void> {
  const stopped = await work.sql.query(
    sql`insert into stopped_numbers (phone, at) values (${phone}, ${work.now}) on conflict do nothing returning phone`,
    'stop a number',
  );
  if (stopped.length === 0) return;
  const { to, kind, status } = mails.fields;
  const waiting = and(
    equal(to, phone),
    equal(kind, ...rowTexts.map((each) => each.kind)),
    equal(status, 'queued'),
  );
  await work.updateWhere(mails, waiting, { status: 'expired', error: 'The number is not the customer’s.' });
  await enqueueMail(work, numberStopped, { to: null, addressProven: true });
}

/**
 * The routes of the page that the link in a text opens: whoever has the number says that it is not the customer's (TELL-2).
 * Reading changes nothing, because phones open links to check them; stopping is a POST. A wrong code and one that is over get the
 * same answer.
 */
export function notMeRoutes(app: FastifyInstance, { engine, rateLimits }: NotMeDeps): void {
  async function phoneOf(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    await rateLimits.count(limits.openMealLink, addressKey(request.ip), reply);
    reply.header('cache-control', 'private, no-store');
    const asked = v.safeParse(params, request.params);
    const [found] = asked.success ? await numberOf(engine.database, asked.output.code) : [];
    if (!found) throw new Failure('document_not_found');
    return found.phone;
  }

  app.get('/not-me/:code', async (request, reply) => {
    const phone = await phoneOf(request, reply);
    return { isStopped: (await isStopped(engine.database, phone)).length > 0 };
  });
  app.post('/not-me/:code', async (request, reply) => {
    const phone = await phoneOf(request, reply);
    await runUnitOfWork(engine, SYSTEM, (work) => stop(work, phone));
    return { isStopped: true };
  });
}
