import { type Counted, type DayTotals, reckon, type Total } from '#domain/day-close/totals.ts';
import { dayWords } from '#domain/day-close/words.ts';
import { type Paise, paise, toRupees } from '#domain/money.ts';
import { staffReasonWords } from '#domain/orders/staff-reason-words.ts';
import { isBank } from '#domain/payments/methods.ts';
import { type CsvCell, csvText } from '#server/http/csv/csv.ts';

/** A day as a file shows it. */
export interface FileDay {
  day: string;
  /** When it was closed, in the kitchen's time zone; null while it is open. */
  closedAt: string | null;
  closedBy: string | null;
  note: string | null;
  totals: DayTotals;
  counted: readonly Counted[];
  owed: Total;
  openOrders: number;
}

const HEAD = ['part', 'what', 'count', 'amount', 'counted', 'difference'];

const rupees = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));
const { methods, balances, mock: mockWords, noReason, till } = dayWords;

function cashLines({ totals, counted }: FileDay): CsvCell[][] {
  return reckon(totals, counted).map((place) => {
    const who = place.riderId === null ? till : place.name || place.riderId;
    const drawer = totals.drawers.find(({ riderId }) => riderId === place.riderId);
    return [
      isBank(place.method) ? 'bank expected' : 'cash expected',
      isBank(place.method) ? methods[place.method] : who,
      isBank(place.method) ? null : (drawer?.payments ?? 0),
      rupees(place.expected),
      rupees(place.counted),
      rupees(place.difference),
    ];
  });
}

function methodLines({ totals }: FileDay): CsvCell[][] {
  return totals.methods.flatMap(({ method, mock, received, givenBack }) => {
    const name = mock ? `${methods[method]} (${mockWords})` : methods[method];
    return [
      ['received', name, received.count, toRupees(received.amount)],
      ['given back', name, givenBack.count, toRupees(paise(0 - givenBack.amount))],
    ];
  });
}

function balanceLines({ totals }: FileDay): CsvCell[][] {
  return totals.balances.flatMap(({ paidBy, received, givenBack }) => [
    ['received', balances[paidBy], received.count, toRupees(received.amount)],
    ['given back', balances[paidBy], givenBack.count, toRupees(paise(0 - givenBack.amount))],
  ]);
}

/** The figures and counts of a day as the text of a CSV file, with amounts in rupees. */
export function dayCsv(day: FileDay): string {
  const { totals, owed, openOrders } = day;
  const total = (part: string, what: string | null, { count, amount }: Total) => [
    part,
    what,
    count,
    toRupees(amount),
  ];
  const lines: CsvCell[][] = [
    HEAD,
    ['day', day.day],
    ['closed', day.closedAt],
    ['closed by', day.closedBy],
    ...cashLines(day),
    ...methodLines(day),
    ...balanceLines(day),
    total('prepaid meals delivered', null, totals.prepaid),
    ['tips', null, null, toRupees(totals.tips)],
    total('orders placed', null, totals.orders),
    ...totals.ends.map((end) =>
      total(`orders ${end.status}`, end.reason ? staffReasonWords[end.reason].ofDay : noReason, end),
    ),
    total('received, recorded later', null, totals.lateReceived),
    total('given back, recorded later', null, totals.lateGivenBack),
    total('refunds owed', null, owed),
    ['open orders', null, openOrders],
    ['note', day.note],
  ];
  return csvText(lines.map((cells) => HEAD.map((_, index) => cells[index] ?? null)));
}
