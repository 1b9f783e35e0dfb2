import type { Translated } from '#domain/languages/translations.ts';
import { formatRupees, groupDigits, type Rupees, rupees } from '#domain/money.ts';
import type { PeriodFigures, Report, Sold } from '#domain/reports/report.ts';
import { type ChartStep, hourWords, METRICS, metricOf, share } from './present.ts';
import type { reportTexts } from './texts.ts';

type Texts = Translated<typeof reportTexts>;

/** The text of a cell, and the value that the CSV file has in its place. */
export interface Cell {
  shown: string;
  value: string | number;
}

/** A table of figures, for the screen, the print and CSV. The first column names the rows. */
export interface FigureTable {
  title: string;
  /** The name of the CSV file, without its ending. */
  file: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly Cell[] }[];
}

const words = (text: string): Cell => ({ shown: text, value: text });
const counted = (value: number): Cell => ({ shown: groupDigits(value), value });
const amount = (value: Rupees): Cell => ({ shown: formatRupees(value), value });
const nothing: Cell = { shown: '–', value: '' };

/** The chart as a table. */
export function stepTable(report: Report, steps: readonly ChartStep[], texts: Texts): FigureTable {
  const { title, step, columns } = texts.sales;
  const isCompared = report.compared !== null;
  const head = [step[report.period.unit], columns.orders, columns.revenue, columns.average];
  return {
    title,
    file: 'sales',
    head: isCompared ? [...head, columns.ordersBefore, columns.revenueBefore] : head,
    rows: steps.map(({ label, labelBefore, now, before }, place) => {
      const own = METRICS.map((metric) => {
        const value = metricOf(metric, now);
        if (value === null) return nothing;
        return metric === 'orders' ? counted(value) : amount(rupees(value));
      });
      const [revenue = nothing, orders = nothing, average = nothing] = own;
      return {
        key: `${place}`,
        cells: [
          words(label || `(${labelBefore})`),
          orders,
          revenue,
          average,
          ...(isCompared
            ? before
              ? [counted(before.orders), amount(before.revenue)]
              : [nothing, nothing]
            : []),
        ],
      };
    }),
  };
}

/** Orders by weekday and hour, as rows. */
export function hourTable({ hours }: Report, texts: Texts): FigureTable {
  const { title, longWeekdays, columns } = texts.hours;
  return {
    title,
    file: 'hours',
    head: [columns.weekday, columns.hour, columns.orders, columns.revenue],
    rows: hours.map(({ weekday, hour, orders, revenue }) => ({
      key: `${weekday}-${hour}`,
      cells: [words(longWeekdays[weekday] ?? ''), words(hourWords(hour)), counted(orders), amount(revenue)],
    })),
  };
}

/** Sold dishes or menus, with their share of all sales. */
export function soldTable(
  kind: 'dishes' | 'menus',
  { [kind]: sold, menus }: Report,
  texts: Texts,
): FigureTable {
  const { columns, noMenu, noName, ...titles } = texts.sold;
  const all = menus.reduce((sum, each) => sum + each.amount, 0);
  const nameOf = ({ name }: Sold) => name ?? (kind === 'menus' ? noMenu : noName);
  return {
    title: titles[kind],
    file: kind,
    head: [kind === 'menus' ? columns.menu : columns.dish, columns.quantity, columns.amount, columns.share],
    rows: sold.map((each) => ({
      key: each.id ?? '',
      cells: [
        words(nameOf(each)),
        counted(each.quantity),
        amount(each.amount),
        { shown: `${share(each.amount, all)} %`, value: share(each.amount, all) },
      ],
    })),
  };
}

/** New and returning customers. */
export function buyerTable({ buyers }: PeriodFigures, texts: Texts): FigureTable {
  const { title, columns, first, returning, unknown } = texts.buyers;
  const row = (
    key: string,
    name: string,
    people: Cell,
    sales: { orders: number; revenue: PeriodFigures['totals']['revenue'] },
  ) => ({
    key,
    cells: [words(name), people, counted(sales.orders), amount(sales.revenue)],
  });
  return {
    title,
    file: 'customers',
    head: [columns.kind, columns.people, columns.orders, columns.revenue],
    rows: [
      row('first', first, counted(buyers.first.people), buyers.first),
      row('returning', returning, counted(buyers.returning.people), buyers.returning),
      ...(buyers.unknown.orders > 0 ? [row('unknown', unknown, nothing, buyers.unknown)] : []),
    ],
  };
}

/** Minutes of preparing and delivering; those that are not measured are left out. */
export function timeTable({ times }: PeriodFigures, texts: Texts): FigureTable {
  const { title, columns, minutes } = texts.times;
  return {
    title,
    file: 'times',
    head: [columns.what, columns.orders, columns.median, columns.p90],
    rows: (['preparation', 'delivery'] as const).flatMap((what) => {
      const taken = times[what];
      if (!taken) return [];
      const cells = [taken.median, taken.p90].map((value) => ({ shown: minutes(value), value }));
      return [{ key: what, cells: [words(texts.times[what]), counted(taken.orders), ...cells] }];
    }),
  };
}

/** Revenue and its parts. */
export function totalTable({ now, before }: Report, texts: Texts): FigureTable {
  const { title, rows, columns } = texts.totals;
  return {
    title,
    file: 'revenue',
    head: before ? [columns.part, columns.amount, columns.before] : [columns.part, columns.amount],
    rows: (['revenue', 'tax', 'delivery', 'packing', 'tips', 'discount', 'refunded'] as const)
      .filter((part) => part === 'revenue' || now.totals[part] > 0 || (before?.totals[part] ?? 0) > 0)
      .map((part) => ({
        key: part,
        cells: [
          words(rows[part]),
          amount(now.totals[part]),
          ...(before ? [amount(before.totals[part])] : []),
        ],
      })),
  };
}
