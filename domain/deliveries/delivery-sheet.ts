import type { Door } from '#domain/addresses/door.ts';
import { doorWords } from '#domain/addresses/door-messages.ts';
import { formatMoney, type Paise, sum, ZERO_PAISE } from '#domain/money.ts';
import type { OrderChannel } from '#domain/orders/channel.ts';
import { isPacked, type OrderStatus } from '#domain/orders/statuses.ts';
import { deliveryWindow } from '#domain/orders/window.ts';
import type { Position } from '#domain/places/position.ts';
import { clockIn } from '#domain/printing/clock.ts';
import type { SheetRow } from '#domain/printing/sheet.ts';
import type { SheetTexts } from '#domain/printing/sheet-texts.ts';
import { inTourOrder } from './stops.ts';

/** What a rider brings, on one sheet (RIDER-13): area by area in the order of the tours. */

export interface SheetOrder {
  id: string;
  number: string;
  channel: OrderChannel;
  status: OrderStatus;
  promisedAt: string | null;
  scheduledFor: string | null;
  customerName: string | null;
  customerPhone: string | null;
  address: string | null;
  instructions: string | null;
  door: Door;
  mapPin: Position | null;
  pincode: number | null;
  hasAllergies: boolean;
  stopAt: number | null;
}

/** A part of a tour in one area. */
export interface SheetArea<O extends SheetOrder> {
  /** Null: the addresses have none. */
  pincode: number | null;
  stops: O[];
}

/** The stops of a sheet in the order in which to bring them, by area. A later tour begins an area again. */
export function sheetAreas<O extends SheetOrder>(
  orders: readonly O[],
  kitchen: Position,
  positionOf: (order: O) => Position | undefined,
): SheetArea<O>[] {
  const areas: SheetArea<O>[] = [];
  const stops = orders.map((order) => ({ ...order, position: positionOf(order) }));
  for (const stop of inTourOrder(stops, kitchen)) {
    const last = areas.at(-1);
    if (last?.pincode === stop.pincode) last.stops.push(stop);
    else areas.push({ pincode: stop.pincode, stops: [stop] });
  }
  return areas;
}

export interface SheetFacts {
  /** Whose sheet it is. */
  rider: string;
  /** What is to be collected of each order by its id; an order that is left out is paid. */
  due: Readonly<Record<string, Paise>>;
  printedAt: Date;
  timeZone: string;
  lateAfterMinutes: number;
}

/** All that a rider collects with these orders. */
export const collectedWith = (orders: readonly SheetOrder[], due: SheetFacts['due']): Paise =>
  sum(...orders.map(({ id }) => due[id] ?? ZERO_PAISE));

/** The sheet as rows, for paper. */
export function deliveryRows(
  areas: readonly SheetArea<SheetOrder>[],
  facts: SheetFacts,
  texts: SheetTexts,
): SheetRow[] {
  const { time, day } = clockIn(facts.timeZone, texts.locale);
  const words = texts.delivery;
  const all = areas.flatMap(({ stops }) => stops);
  const given = (type: 'strong' | 'text', value: string | null): SheetRow[] =>
    value ? [{ type, text: value }] : [];
  const stopRows = (stop: SheetOrder): SheetRow[] => {
    const window = deliveryWindow(stop, facts.lateAfterMinutes);
    const amount = facts.due[stop.id] ?? ZERO_PAISE;
    return [
      {
        type: 'pair',
        left: stop.number,
        right: window ? `${time(window.from)}–${time(window.until)}` : '',
        strong: true,
      },
      ...given('strong', isPacked(stop.status) ? null : words.notPacked),
      {
        type: 'pair',
        left: stop.customerName ?? texts.noName,
        right: stop.customerPhone ?? '',
        strong: false,
      },
      { type: 'text', text: stop.address ?? words.noAddress },
      ...doorWords(stop.door, texts.door).flatMap((words) => given('strong', words)),
      ...given('strong', stop.instructions),
      ...(stop.hasAllergies ? [{ type: 'warning', text: texts.checkAllergy } as const] : []),
      amount > 0
        ? { type: 'strong', text: words.collect(formatMoney(amount)) }
        : { type: 'text', text: words.nothing },
      { type: 'rule' },
    ];
  };
  return [
    { type: 'strong', text: words.title(facts.rider) },
    {
      type: 'pair',
      left: words.summary(all.length),
      right: words.asOf(`${day(facts.printedAt)}, ${time(facts.printedAt)}`),
      strong: false,
    },
    ...areas.flatMap(({ pincode, stops }): SheetRow[] => [
      { type: 'banner', text: words.area(pincode === null ? words.noArea : `${pincode}`, stops.length) },
      ...stops.flatMap(stopRows),
    ]),
    {
      type: 'pair',
      left: words.total,
      right: formatMoney(collectedWith(all, facts.due)),
      strong: true,
    },
  ];
}
