import { type Paise, paise, sum, toRupees } from '#domain/money.ts';
import { FAILED_STATUSES } from '#domain/orders/statuses.ts';
import { type PaymentMethod, rowOf } from '#domain/payments/methods.ts';
import type { ClockSettings } from '#domain/site/opening/opening.ts';
import type { TaxPart } from '#domain/taxes/parts.ts';
import { addDays, type Day, dayAt, timeAt } from '#domain/time/local-time.ts';
import { readAhead } from '#server/db/reads/read-ahead.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { type CsvCell, csvText } from '#server/http/csv/csv.ts';
import { boundsOf } from './days.ts';
import { IS_MOCK_REFUND, IS_PLACED } from './entries.ts';

// The accounts of a period: a line for each order, payment and refund. They are read day by day and in pages, so that a
// file of any length takes the same memory and holds no connection while somebody downloads it.

/** Lines that are read at once. */
const PAGE = 2000;

/** The kinds of lines, in the order of lines with the same time. */
const RANKS = { order: 0, payment: 1, refund: 2 };
type Kind = keyof typeof RANKS;

interface Line {
  kind: Kind;
  /** The line's place among those with the same time. */
  key: string;
  at: Date;
  number: number;
  /** The numbers of the order's invoices and credit notes; null on the lines of payments and refunds. */
  invoices: string | null;
  orderKind: string;
  channel: string;
  status: string;
  /** Null on the lines of orders from before it was stored. */
  method: PaymentMethod | null;
  mock: boolean;
  reference: string | null;
  /** Null on the lines of payments and refunds. */
  subtotal: Paise | null;
  discount: Paise | null;
  deliveryFee: Paise | null;
  packing: Paise | null;
  tax: Paise | null;
  /** The tax by rate; empty unless a regular seller sold the order. */
  taxes: readonly TaxPart[] | null;
  roundOff: Paise | null;
  tip: Paise | null;
  total: Paise | null;
  paid: Paise | null;
  refunded: Paise | null;
  balance: Paise | null;
  /** The day whose close contains the line. */
  closedIn: string | null;
}

const HEAD = [
  'day',
  'date',
  'time',
  'kind',
  'order',
  'invoice',
  'type',
  'channel',
  'status',
  'method',
  'mock',
  'reference',
  'subtotal',
  'discount',
  'taxable',
  'tax',
  'cgst',
  'sgst',
  'delivery',
  'packing',
  'tip',
  'round-off',
  'total',
  'paid',
  'refunded',
  'balance',
  'closed in',
];

const ofOrder = sql`o.number, null::text as invoices, o.kind as "orderKind", o.channel, o.status`;
const closedIn = (
  kind: string,
) => sql`(select c.day from "dayCloseEntries" b join "dayCloses" c on c.id = b."closeId"
  where b.kind = ${sql.raw(`'${kind}'`)} and b.id = e.id) as "closedIn"`;
const noBill = sql`null::bigint as subtotal, null::bigint as discount, null::bigint as "deliveryFee",
  null::bigint as packing, null::bigint as tax, null::jsonb as taxes, null::bigint as "roundOff", null::bigint as tip, null::bigint as total`;

const INVOICES = sql`(select string_agg(i.number, '; ' order by i.sequence) from invoices i where i."orderId" = e.id)`;

const FAILED = sql.raw(`'{${FAILED_STATUSES.join(',')}}'::text[]`);
/** An order that ended without food is owed nothing. What was paid for it and not given back is owed to its customer. */
const BALANCE = sql`(case when e.status = any(${FAILED}) then 0 else e."totalAmount" end
  - (select coalesce(sum(p.amount), 0) from payments p where p."orderId" = e.id and p.state = 'paid')
  + (select coalesce(sum(r.amount), 0) from refunds r where r."orderId" = e.id and r."doneAt" is not null))::bigint`;

/** The next lines of a time after one of them, the oldest first. What they say is read once it is known which they are. */
function page(
  db: Sql,
  { from, to }: { from: Date; to: Date },
  after: { at: Date; key: string },
): Promise<Line[]> {
  const next = (kind: Kind, table: string, at: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => {
    const key = sql`${sql.raw(`'${RANKS[kind]}'`)} || e.id`;
    return sql`(select e.id, ${key} as key, ${at} as at from ${sql.raw(table)} e
      where ${where} and ${at} >= ${from} and ${at} < ${to} and (${at}, ${key}) > (${after.at}, ${after.key})
      order by ${at}, e.id limit ${PAGE})`;
  };
  const of = (kind: Kind) => sql`n.key like ${sql.raw(`'${RANKS[kind]}%'`)}`;
  return db.query<Line>(
    sql`with next as materialized (
      select * from (
        ${next('order', 'orders', sql`e."orderedOn"`, IS_PLACED)}
        union all ${next('payment', 'payments', sql`e."paidAt"`, sql`e.state = 'paid'`)}
        union all ${next('refund', 'refunds', sql`e."doneAt"`, sql`e."doneAt" is not null`)}
      ) as each order by at, key limit ${PAGE}
    )
    select * from (
      select 'order' as kind, n.key, n.at, e.number, ${INVOICES} as invoices, e.kind as "orderKind", e.channel, e.status,
        e."paymentMethod" as method, e."testPayment" as mock, null::text as reference,
        e.subtotal, e.discount, e."deliveryFee", e.packing, e.tax, e.taxes, e."roundOff", e.tip, e."totalAmount" as total,
        null::bigint as paid, null::bigint as refunded, ${BALANCE} as balance, ${closedIn('order')}
      from next n join orders e on e.id = n.id where ${of('order')}
      union all
      select 'payment', n.key, n.at, ${ofOrder}, e.method, e.mock, e.reference, ${noBill},
        e.amount, null::bigint, null::bigint, ${closedIn('payment')}
      from next n join payments e on e.id = n.id join orders o on o.id = e."orderId" where ${of('payment')}
      union all
      select 'refund', n.key, n.at, ${ofOrder}, case when not e."toBalance" then e.method end, ${IS_MOCK_REFUND},
        case when e."toBalance" then 'balance' end, ${noBill},
        null::bigint, e.amount, null::bigint, ${closedIn('refund')}
      from next n join refunds e on e.id = n.id join orders o on o.id = e."orderId" where ${of('refund')}
    ) as lines order by at, key`,
    'a page of accounts',
  );
}

const rupees = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));

function cells(day: Day, line: Line, timeZone: string): CsvCell[] {
  const { subtotal, taxes, roundOff } = line;
  const parts = taxes && taxes.length > 0 ? taxes : null;
  const ofParts = (amount: 'taxable' | 'cgst' | 'sgst') => parts && sum(...parts.map((part) => part[amount]));
  const dishes = subtotal === null ? null : paise(subtotal - (line.discount ?? 0));
  return [
    day,
    dayAt(line.at, timeZone),
    timeAt(line.at, timeZone),
    line.kind,
    line.number,
    line.invoices,
    line.orderKind,
    line.channel,
    line.status,
    line.method && rowOf(line.method).inFiles,
    line.mock ? 'mock' : null,
    line.reference,
    rupees(subtotal),
    rupees(line.discount),
    rupees(ofParts('taxable') ?? dishes),
    rupees(line.tax),
    rupees(ofParts('cgst')),
    rupees(ofParts('sgst')),
    rupees(line.deliveryFee),
    rupees(line.packing),
    rupees(line.tip),
    rupees(roundOff),
    rupees(line.total),
    rupees(line.paid),
    rupees(line.refunded),
    rupees(line.balance),
    line.closedIn,
  ];
}

/** The pages of lines of each day that has some. */
async function* pagesOf(db: Sql, site: ClockSettings, first: Day, last: Day) {
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const bounds = boundsOf(site, day);
    let after = { at: bounds.from, key: '' };
    for (;;) {
      const lines = await page(db, bounds, after);
      const end = lines.at(-1);
      if (end) yield { day, lines };
      if (!end || lines.length < PAGE) break;
      after = end;
    }
  }
}

/** The lines of the working days from the first to the last, as parts of a CSV file with amounts in rupees (DAY-10). */
export async function* accounts(db: Sql, site: ClockSettings, first: Day, last: Day): AsyncGenerator<string> {
  yield csvText([HEAD]);
  for await (const { day, lines } of readAhead(pagesOf(db, site, first, last)))
    yield csvText(
      lines.map((line) => cells(day, line, site.shop.timeZone)),
      false,
    );
}
