import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { periodOf } from '#domain/ledger/house-account.ts';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import {
  type Statement,
  type StatementPerson,
  statementKey,
  statementPeriod,
} from '#domain/ledger/statements.ts';
import { paise, toRupees } from '#domain/money.ts';
import { upiReference, upiRequestOf } from '#domain/payments/upi.ts';
import { dayAt } from '#domain/site/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { databaseZone } from '#server/db/database-zone.ts';
import { sql } from '#server/db/sql-template.ts';
import { actorId, SYSTEM } from '#server/documents/actor.ts';
import type { Documents } from '#server/documents/documents.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { Failure } from '#server/http/failure.ts';
import { id, parseParams } from '#server/http/params.ts';
import { limits } from '#server/http/rate-limits.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { checkLooksAfter, companyOf } from '../companies/memberships.ts';
import { upiPayee } from '../orders/prepaid-orders.ts';
import { users } from '../users.ts';
import { readStatement, type StatementFigures } from './read-statement.ts';
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

/** What each person of a company has cost, by name. */
function peopleOf(entries: StatementFigures['entries']): StatementPerson[] {
  const ids = new Set(entries.flatMap(({ eaterId }) => (eaterId === null ? [] : [eaterId])));
  return [...ids]
    .map((id) => entries.filter(({ eaterId }) => eaterId === id))
    .map((theirs) => ({
      name: theirs[0]?.eater ?? null,
      amount: toRupees(paise(-theirs.reduce((all, { change }) => all + change, 0))),
      meals: theirs.filter(({ kind }) => kind === 'meal').length,
    }))
    .sort((one, other) => (one.name ?? '\uffff').localeCompare(other.name ?? '\uffff'));
}

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
    const { opening, entries, closing, dueOn, toPay } = await readStatement(
      engine.database,
      { userId, ...asked },
      site,
    );
    const { name, phone } = person;
    reply.header('cache-control', 'private, no-store');
    return {
      period: key,
      ...asked.period,
      isOver: asked.period.to < today,
      customer: {
        name,
        email: company?.email ?? person.email,
        phone: phone?.toString() ?? null,
        gstin: company?.gstin ?? null,
      },
      opening: toRupees(opening),
      people: peopleOf(entries),
      entries: entries.map(({ at, change, eaterId, eater, ...entry }) => ({
        ...entry,
        eater: eaterId === null ? null : { name: eater },
        at: at.toISOString(),
        change: toRupees(change),
      })),
      closing: toRupees(closing),
      dueOn,
      toPay: toRupees(toPay),
      upi: upiRequestOf(upiPayee({ site }), {
        amount: toPay,
        reference: upiReference(`${key}${userId}`),
        note: `${site.shop.name} statement ${key}`,
      }),
    };
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
