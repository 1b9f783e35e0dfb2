import { workingDayOf } from '#domain/day-close/working-day.ts';
import { type Paise, toRupees } from '#domain/money.ts';
import { readSighting } from '#domain/sightings/read-sighting.ts';
import type { SeenChoice, SeenMoneyAnswer, ShownMoney } from '#domain/sightings/seen-money.ts';
import { builtInWordings } from '#domain/sightings/wordings.ts';
import type { ClockSettings } from '#domain/site/opening/opening.ts';
import { addDays, type Day } from '#domain/time/local-time.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { findAll } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { boundsOf } from '../day-close/days.ts';
import { type Candidate, candidatesById } from './candidates.ts';
import { unclearText } from './mark-text.ts';
import { paymentSightings } from './payment-sightings.ts';

// What the screen of money that was seen shows.

/** Days before today in which money is looked for that nobody has decided about. */
const DAYS_BACK = 30;
const MOST_UNDECIDED = 500;

const seenBetween = checkedQuery(
  'money seen on a day',
  { id: column.text() },
  (from: Date, to: Date) => sql`select id from "paymentSightings"
    where "receivedAt" >= ${from} and "receivedAt" < ${to} order by "receivedAt" desc, sequence desc limit 500`,
);

const inRupees = (amount: Paise | null) => (amount === null ? null : toRupees(amount));

const undecidedSince = checkedQuery(
  'money that somebody has to decide about',
  { receivedAt: column.moment() },
  (from: Date) => sql`select "receivedAt" from "paymentSightings"
    where state in ('proposed', 'unclear') and "receivedAt" >= ${from} order by "receivedAt" desc limit ${MOST_UNDECIDED}`,
);

/** The days on which somebody still has to decide, but for one, the newest first. */
export async function openDays(
  database: Sql,
  site: ClockSettings,
  { today, except }: { today: Day; except: Day },
): Promise<SeenMoneyAnswer['openDays']> {
  const { from } = boundsOf(site, addDays(today, -DAYS_BACK));
  const counts = new Map<Day, number>();
  for (const { receivedAt } of await undecidedSince(database, from)) {
    const day = workingDayOf(site, receivedAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].flatMap(([day, count]) => (day === except ? [] : { day, count }));
}

/** A payment that money may be for, as on the wire. */
export const presentChoice = ({
  paymentId,
  orderId,
  userId,
  number,
  customerName,
  amount,
  is,
}: Candidate): SeenChoice => ({
  paymentId,
  orderId,
  userId,
  number,
  customerName,
  amount: toRupees(amount),
  is,
});

/** What the owner can mark in a text that nobody could read. */
function marksOf(text: ReturnType<typeof unclearText>): ShownMoney['marks'] {
  const reading = text && readSighting(text, builtInWordings);
  if (reading?.kind !== 'unclear') return null;
  return { amounts: reading.amounts.map(toRupees), references: reading.references };
}

/** The money of a time as its screen shows it, the newest first. */
export async function shownMoney(database: Sql, bounds: { from: Date; to: Date }): Promise<ShownMoney[]> {
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
      amount: inRupees(data.amount),
      matched: (data.paymentId && payments.get(data.paymentId)) || null,
      isAlone: data.state === 'matched' && data.decidedBy === null && data.verdict === 'confirm',
      choices: (data.choices ?? []).flatMap((choice) => payments.get(choice) ?? []),
      marks: marksOf(unclearText({ data })),
    };
  });
}
