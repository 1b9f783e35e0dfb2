import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { dayCloseMessages } from '#domain/day-close/messages.ts';
import type { Paise } from '#domain/money.ts';
import { toRupees } from '#domain/money.ts';
import { SIGHTING_CHOICES } from '#domain/sightings/attributes.ts';
import type { MoneyPhone, SeenChoice, SeenMoneyAnswer, ShownMoney } from '#domain/sightings/seen-money.ts';
import { isDay } from '#domain/time/local-time.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, principalOf } from '#server/documents/access.ts';
import { findAll } from '#server/documents/store.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { id, parseParams } from '#server/http/params.ts';
import { type AdminRouteDeps, requireAdmin } from '../admin-requests.ts';
import { boundsOf, todayOf } from '../day-close/days.ts';
import { type Candidate, candidatesById } from './candidates.ts';
import { decide } from './decide.ts';
import { readFigures } from './figures.ts';
import { canChoose, figuresFrom, modesSince } from './modes.ts';
import { paymentSightings } from './payment-sightings.ts';
import { silentPhones } from './silent-phones.ts';

const dayQuery = v.object({
  day: v.optional(v.pipe(v.string(), v.check(isDay, dayCloseMessages.notADay))),
});
const sightingParams = v.object({ sightingId: id });
const decision = v.variant('answer', [
  v.object({ answer: v.literal('confirm'), paymentId: id }),
  v.object({ answer: v.literal('ignore') }),
]);

const seenBetween = checkedQuery(
  'money seen on a day',
  { id: column.text() },
  (from: Date, to: Date) => sql`select id from "paymentSightings"
    where "receivedAt" >= ${from} and "receivedAt" < ${to} order by "receivedAt" desc, sequence desc limit 500`,
);

const moneyPhones = checkedQuery(
  'phones with messages of the bank',
  { id: column.text(), name: column.text(), lastSeenAt: orNull(column.moment()) },
  () => sql`select id, name, "lastSeenAt" from devices where kind = 'money' order by sequence`,
);

const rupees = (amount: Paise | null) => (amount === null ? null : toRupees(amount));

const presentChoice = ({ paymentId, orderId, number, customerName, amount, is }: Candidate): SeenChoice => ({
  paymentId,
  orderId,
  number,
  customerName,
  amount: toRupees(amount),
  is,
});

/** The day's money as its screen shows it. */
async function presentMoney(
  { database }: AdminRouteDeps['engine'],
  bounds: { from: Date; to: Date },
): Promise<ShownMoney[]> {
  const ids = (await seenBetween(database, bounds.from, bounds.to)).map((row) => row.id);
  if (ids.length === 0) return [];
  const found = await findAll(database, paymentSightings, equal(paymentSightings.fields.id, ...ids));
  const byId = new Map(found.map((each) => [each.id, each.data]));
  const named = found.flatMap(({ data }) => [
    ...(data.choices ?? []),
    ...(data.paymentId ? [data.paymentId] : []),
  ]);
  const payments = new Map(
    (await candidatesById(database, [...new Set(named)])).map((each) => [
      each.paymentId,
      presentChoice(each),
    ]),
  );
  return ids.flatMap((each) => {
    const data = byId.get(each);
    if (!data) return [];
    const { source, isReversal, utr, payerName, vpa, bank, tail, text, state, verdict, reason } = data;
    return {
      ...{ id: each, source, isReversal, utr, payerName, vpa, bank, tail, text, state, verdict, reason },
      receivedAt: data.receivedAt.toISOString(),
      amount: rupees(data.amount),
      matched: (data.paymentId && payments.get(data.paymentId)) || null,
      isAlone: data.state === 'matched' && data.decidedBy === null && data.verdict === 'confirm',
      choices: (data.choices ?? []).flatMap((choice) => payments.get(choice) ?? []),
    };
  });
}

/** Money that was seen, and what somebody decides about it: for owners and managers (SIGHT-11). */
export function seenMoneyRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { engine, callers } = deps;
  app.get('/money-seen', async (request, reply): Promise<SeenMoneyAnswer> => {
    const { actor } = await callers(request);
    if (!adminOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    const { database } = engine;
    const [site, now] = [await engine.site.current(), engine.clock()];
    const { day = todayOf(site, now) } = parseParams(dayQuery, request.query);
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
      mode,
      next: following ? { mode: following, canChoose: canChoose(following, { mode, since, at: now }) } : null,
      figures: await readFigures(database, figuresFrom(since, now)),
      phones,
      money: await presentMoney(engine, boundsOf(site, day)),
    };
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
