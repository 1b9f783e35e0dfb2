import type { OrderKind } from '#domain/orders/kinds.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { type OrderStatus, SOLD_STATUSES } from '#domain/orders/statuses.ts';
import { checkedQuery, column, orNull, present } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { MAP_PIN_COLUMNS } from '../shared-columns.ts';

/**
 * The orders that are promised for a time: those that were ordered ahead, and meals of plans. An order becomes due at most a
 * day before its time, so the index of those that are due finds them.
 */
export const orderedAhead = checkedQuery(
  'orders ahead for a time',
  {
    id: column.text(),
    number: column.bigint(),
    kind: column.text<OrderKind>(),
    isMeal: column.boolean(),
    pincode: orNull(column.bigint()),
    ...MAP_PIN_COLUMNS,
    scheduledFor: present(column.moment()),
    items: column.jsonb<readonly OrderLine[]>(),
    note: orNull(column.text()),
    allergies: orNull(column.text()),
    people: orNull(column.bigint()),
  },
  (
    from: Date,
    until: Date,
  ) => sql`select o.id, o.number, o.kind, o.channel = 'plan' as "isMeal", o.pincode, o."mapPinLatitude", o."mapPinLongitude", o."scheduledFor",
      o.items, o.note, a.words as allergies, o.people
    from orders o
      left join "orderAllergies" a on o."hasAllergies" and a.id = o.id
    where o."dueAt" >= ${from}::timestamptz - interval '1 day' and o."dueAt" < ${until}
      and o."scheduledFor" >= ${from} and o."scheduledFor" < ${until} and o.status = any(${SOLD_STATUSES}::text[])
    order by o."scheduledFor", o.number`,
);

/** The orders as soon as possible that were placed in a time, whether they are cooked already or not. */
export const orderedForNow = checkedQuery(
  'orders as soon as possible of a time',
  {
    number: column.bigint(),
    status: column.text<OrderStatus>(),
    orderedOn: present(column.moment()),
    items: column.jsonb<readonly OrderLine[]>(),
    note: orNull(column.text()),
    allergies: orNull(column.text()),
  },
  (
    from: Date,
    until: Date,
  ) => sql`select o.number, o.status, o."orderedOn", o.items, o.note, a.words as allergies
    from orders o left join "orderAllergies" a on o."hasAllergies" and a.id = o.id
    where o."orderedOn" >= ${from} and o."orderedOn" < ${until} and o."scheduledFor" is null and o.channel <> 'plan'
      and o.status = any(${SOLD_STATUSES}::text[])
    order by o.number`,
);
