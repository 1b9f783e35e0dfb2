import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { periodOf } from '#domain/ledger/house-account.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { type Statement, statementKey, statementPeriod } from '#domain/ledger/statements.ts';
import { dayAt } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { databaseZone } from '#server/db/database-zone.ts';
import { sql } from '#server/db/sql-template.ts';
import { actorId, SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, parseParams } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { checkLooksAfter, companyOf } from '../memberships/memberships.ts';
import { users } from '../users.ts';
import { presentStatement } from './present-statement.ts';
import { sendStatementByHand } from './statement-mails.ts';

interface StatementRouteDeps extends AdminRouteDeps {
  documents: Documents;
}

const personParams = v.object({ userId: id });
const periodParams = v.object({ userId: id, period: v.string() });

/** The most statements that are listed. */
const MOST_LISTED = 24;

/** The first days of the months or weeks in which something was entered, the newest first. */
const periodsWithEntries = checkedQuery(
  'periods with ledger entries',
  { day: column.text() },
  (
    userId: string,
    unit: 'month' | 'week',
    timeZone: string,
  ) => sql`select to_char(day, 'YYYY-MM-DD') as day from (
      select distinct date_trunc(${unit}, at at time zone ${timeZone}) as day from "ledgerEntries" where "userId" = ${userId}
    ) as each order by day desc limit ${MOST_LISTED}`,
);

/**
 * The statements of a customer, for themselves and for admins (LEDGER-33). Each reads their profile first, which only they
 * may read. Those of a company are its admins' too (PLAN-45).
 */
export function statementRoutes(app: FastifyInstance, deps: StatementRouteDeps): void {
  const { engine, documents, callers } = deps;
  const personOf = async (request: FastifyRequest, userId: string) => {
    const { actor } = await callers(request);
    if (actorId(actor) === null) throw new Failure('user_unauthorized');
    const site = await engine.site.current();
    if (!site.ledger.isOn) throw new Failure('ledger_off');
    const company = await companyOf(engine.database, userId);
    if (company) await checkLooksAfter(engine.database, actor, company.companyId);
    const reader = company ? SYSTEM : actor;
    return { site, person: (await documents.get(users, userId, reader)).data, company };
  };

  const config = { limitByAddress: limits.readStatementsByAddress };
  app.get(
    '/ledger/:userId/statements',
    { config },
    async (request, reply): Promise<{ periods: string[] }> => {
      const { userId } = parseParams(personParams, request.params);
      const { site, person } = await personOf(request, userId);
      const unit = person.houseRhythm === 'weekly' ? 'week' : 'month';
      const found = await periodsWithEntries(engine.database, userId, unit, databaseZone(site.shop.timeZone));
      reply.header('cache-control', 'private, no-store');
      const key = (day: string) => statementKey(person.houseRhythm, periodOf(person.houseRhythm, day));
      return { periods: found.map(({ day }) => key(day)) };
    },
  );

  app.get('/ledger/:userId/statements/:period', { config }, async (request, reply): Promise<Statement> => {
    const { userId, period: key } = parseParams(periodParams, request.params);
    const { site, person, company } = await personOf(request, userId);
    const asked = statementPeriod(key);
    const today = dayAt(engine.clock(), site.shop.timeZone);
    if (!asked || asked.period.from > today)
      throw new Failure('general_argument_invalid', ledgerMessages.noSuchPeriod);
    const { name, phone } = person;
    reply.header('cache-control', 'private, no-store');
    return presentStatement(
      engine.database,
      { userId, ...asked },
      {
        ...{ site, now: engine.clock() },
        customer: {
          name,
          email: company?.email ?? person.email,
          phone: phone?.toString() ?? null,
          gstin: company?.gstin ?? null,
        },
      },
    );
  });

  app.post('/ledger/:userId/statements/:period/mails', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { userId, period: key } = parseParams(periodParams, request.params);
    await personOf(request, userId);
    const asked = statementPeriod(key);
    if (!asked) throw new Failure('general_argument_invalid', ledgerMessages.noSuchPeriod);
    await runUnitOfWork(engine, actor, (work) => sendStatementByHand(work, { userId, ...asked }));
    return {};
  });
}
