import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dayCloseMessages } from '#domain/day-close/messages.ts';
import { rupees, toPaise } from '#domain/money.ts';
import { SIGHTING_CHOICES } from '#domain/sightings/attributes.ts';
import type { MoneyPhone, SeenMoneyAnswer } from '#domain/sightings/seen-money.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, principalOf } from '#server/documents/access.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { id, parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { boundsOf, todayOf } from '../day-close/days.ts';
import { decide } from './decide.ts';
import { readFigures } from './figures.ts';
import { markText } from './mark-text.ts';
import { canChoose, figuresFrom, modesSince } from './modes.ts';
import { openDays, shownMoney } from './shown-money.ts';
import { silentPhones } from './silent-phones.ts';

const dayQuery = v.object({
  day: v.optional(v.pipe(v.string(), v.check(isDay, dayCloseMessages.notADay))),
});
const sightingParams = v.object({ sightingId: id });
const decision = v.variant('answer', [
  v.object({ answer: v.literal('confirm'), paymentId: id }),
  v.object({ answer: v.literal('ignore') }),
]);

/** What the owner marks in a text: rupees, and the UTR if it has one. */
const marksBody = v.object({
  amount: v.pipe(
    v.number(),
    v.transform((amount) => toPaise(rupees(amount))),
  ),
  reference: v.nullable(v.pipe(v.string(), v.regex(/^\d{12}$/))),
});

const moneyPhones = checkedQuery(
  'phones with messages of the bank',
  { id: column.text(), name: column.text(), lastSeenAt: orNull(column.moment()) },
  () => sql`select id, name, "lastSeenAt" from devices where kind = 'money' order by sequence`,
);

/** Money that was seen, and what somebody decides about it: for owners and managers (SIGHT-11). */
export function seenMoneyRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine, callers } = deps;
  app.get('/money-seen', async (request, reply): Promise<SeenMoneyAnswer> => {
    const { actor } = await callers(request);
    if (!adminOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    const { database } = engine;
    const [site, now] = [await engine.site.current(), engine.clock()];
    const today = todayOf(site, now);
    const { day = today } = parseParams(dayQuery, request.query);
    const mode = site.payments.upiSightings;
    const following = SIGHTING_CHOICES[SIGHTING_CHOICES.indexOf(mode) + 1];
    const since = await modesSince(database);
    const silent = new Set((await silentPhones(database, site, now)).map((phone) => phone.id));
    const phones = (await moneyPhones(database)).map(
      ({ lastSeenAt, ...phone }): MoneyPhone => ({
        ...phone,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        isSilent: silent.has(phone.id),
      }),
    );
    reply.header('cache-control', 'private, no-store');
    return {
      ...{ mode, day, today, openDays: await openDays(database, site, { today, except: day }) },
      next: following ? { mode: following, canChoose: canChoose(following, { mode, since, at: now }) } : null,
      figures: await readFigures(database, figuresFrom(since, now)),
      phones,
      money: await shownMoney(database, boundsOf(site, day)),
    };
  });

  app.post('/money-seen/:sightingId/marks', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { sightingId } = parseParams(sightingParams, request.params);
    const marks = parseParams(marksBody, request.body);
    return { isLearnt: await runUnitOfWork(engine, actor, (work) => markText(work, sightingId, marks)) };
  });

  app.post('/money-seen/:sightingId', async (request, reply) => {
    const actor = await requireAdmin(deps, request, reply);
    const { sightingId } = parseParams(sightingParams, request.params);
    const wanted = v.safeParse(decision, request.body);
    if (!wanted.success) throw new Failure('general_argument_invalid');
    await runUnitOfWork(engine, actor, (work) => decide(work, sightingId, wanted.output));
    return reply.code(204).send();
  });
}
