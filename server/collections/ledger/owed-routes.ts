import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type OwedAnswer, STATEMENT_CODE } from '#domain/ledger/owed.ts';
import { type Statement, statementPeriod } from '#domain/ledger/statements.ts';
import { Failure } from '#server/base/failure.ts';
import { SYSTEM } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { type EngineDeps, runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { users } from '../users.ts';
import { answerOf, numberFor, offeredStatement } from './owed-answers.ts';
import { owedByLink } from './owed-links.ts';
import { presentStatement } from './present-statement.ts';
import { isStatementCode, sendStatementCode } from './statement-codes.ts';

type WithCode = FastifyRequest<{ Params: { code: string } }>;

const body = v.object({
  secret: v.pipe(v.string(), v.regex(STATEMENT_CODE, 'Value must have six digits')),
});

const gone = () => new Failure('document_not_found');

/** The statement of a link, whose it is, and the number that its code goes to. */
async function readCoded(work: Work, code: string) {
  const link = await owedByLink(work, code);
  const period = link?.about === 'statement' ? statementPeriod(link.period) : undefined;
  if (link?.about !== 'statement' || !period) throw gone();
  const person = await find(work.sql, users, link.id);
  if (!person || !(await offeredStatement(work, link))) throw gone();
  const phone = await numberFor(work, link);
  if (phone === null) throw new Failure('statement_code_off');
  return {
    name: person.data.name,
    asked: { userId: link.id, ...period },
    sent: { userId: link.id, period: link.period, phone },
  };
}

/**
 * The routes of the page that the link of a chat or text about money opens: the amount and how to pay it, and no name (TELL-7). The
 * statement that it is about opens with a code to its customer's number; that is no login (LEDGER-42).
 */
export function owedRoutes(
  app: FastifyInstance,
  { engine, rateLimits }: { engine: EngineDeps; rateLimits: RateLimits },
): void {
  app.get('/owed/:code', async (request: WithCode, reply): Promise<OwedAnswer> => {
    await rateLimits.count(limits.openMealLink, addressKey(request.ip), reply);
    reply.header('cache-control', 'private, no-store');
    return runUnitOfWork(engine, SYSTEM, async (work) => {
      const owed = await owedByLink(work, request.params.code);
      const answer = owed && (await answerOf(work, owed));
      if (!answer) throw gone();
      return answer;
    });
  });

  app.post('/owed/:code/statement-codes', async (request: WithCode, reply) => {
    await rateLimits.count(limits.requestCodeByAddress, `statement ${addressKey(request.ip)}`, reply);
    const { sent } = await runUnitOfWork(engine, SYSTEM, (work) => readCoded(work, request.params.code));
    await rateLimits.count(limits.requestCode, `statement ${sent.phone}`, reply);
    const expires = await runUnitOfWork(engine, SYSTEM, (work) => sendStatementCode(work, sent));
    return reply.code(201).send({ expire: expires.toISOString() });
  });

  app.post('/owed/:code/statement', async (request: WithCode, reply): Promise<Statement> => {
    await rateLimits.count(limits.useLinkByAddress, `statement ${addressKey(request.ip)}`, reply);
    reply.header('cache-control', 'private, no-store');
    const { secret } = parseParams(body, request.body);
    const opened = await runUnitOfWork(engine, SYSTEM, async (work) => {
      const { name, asked, sent } = await readCoded(work, request.params.code);
      if (!(await isStatementCode(work, sent, secret))) return null;
      const customer = { name, email: null, phone: null, gstin: null };
      return presentStatement(work.sql, asked, { site: work.site, now: work.now, customer });
    });
    // Thrown after the transaction, because a rollback would also undo the count of wrong guesses.
    if (!opened) throw new Failure('statement_code_wrong');
    return opened;
  });
}
