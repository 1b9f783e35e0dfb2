import { queryOptions } from '@tanstack/react-query';
import {
  balanceCodec,
  countedCodec,
  drawerCodec,
  endCodec,
  methodCodec,
  readRecords,
} from '#domain/day-close/records.ts';
import type { Counted, DayTotals, Total } from '#domain/day-close/totals.ts';
import { type Paise, type Rupees, ZERO_PAISE } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/orders/number.ts';
import type { RevenueSteps } from '#domain/reports/revenue.ts';
import { type InPaise, inPaise } from '#web/lib/sdk/amounts.ts';
import { readDocuments, type StoredDocument, type WireDocument } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';

type CloseDocument = StoredDocument<'dayCloses'>;
type WireTotals = Pick<
  WireDocument<'dayCloses'>,
  | 'drawers'
  | 'methods'
  | 'balances'
  | 'ends'
  | 'orders'
  | 'ordersAmount'
  | 'prepaidMeals'
  | 'prepaidMealsAmount'
  | 'tips'
  | 'lateReceived'
  | 'lateReceivedAmount'
  | 'lateGivenBack'
  | 'lateGivenBackAmount'
>;

interface WireUnsettled {
  count: number;
  amount: Rupees;
  listed: { orderId: string; number: number; customerName: string | null; amount: Rupees }[];
}

interface WireTotal {
  count: number;
  amount: Rupees;
}

interface WireDay {
  day: string;
  today: string;
  from: string;
  to: string;
  totals: WireTotals | null;
  closes: WireDocument<'dayCloses'>[];
  openOrders: WireUnsettled;
  owed: WireUnsettled;
  unrecorded: WireUnsettled;
  revenue: RevenueSteps;
  bankSeen: { matched: WireTotal; other: WireTotal };
  forgottenDays: string[];
}

const total = (count: number, amount: Paise): Total => ({ count, amount });

function readTotals(wire: InPaise<WireTotals>): DayTotals {
  return {
    orders: total(wire.orders, wire.ordersAmount),
    drawers: readRecords(drawerCodec, wire.drawers),
    methods: readRecords(methodCodec, wire.methods),
    balances: readRecords(balanceCodec, wire.balances ?? []),
    ends: readRecords(endCodec, wire.ends),
    prepaid: total(wire.prepaidMeals ?? 0, wire.prepaidMealsAmount ?? ZERO_PAISE),
    tips: wire.tips,
    lateReceived: total(wire.lateReceived, wire.lateReceivedAmount),
    lateGivenBack: total(wire.lateGivenBack, wire.lateGivenBackAmount),
  };
}

/** One close of a day. */
export interface Close {
  id: string;
  version: number;
  totals: DayTotals;
  counted: Counted[];
  note: string | null;
  owed: Total;
  openOrders: number;
  closedByName: string | null;
  /** ISO time. */
  closedAt: string;
  /** Null unless the day was opened again after this close. */
  reopened: { reason: string; name: string | null; at: string } | null;
}

const readClose = (wire: CloseDocument): Close => ({
  id: wire.$id,
  version: wire.version,
  totals: readTotals(wire),
  counted: readRecords(countedCodec, wire.counted),
  note: wire.note || null,
  owed: total(wire.owed, wire.owedAmount),
  openOrders: wire.openOrders,
  closedByName: wire.closedByName,
  closedAt: wire.closedAt,
  reopened: wire.reopenedAt
    ? { reason: wire.reopenReason ?? '', name: wire.reopenedByName, at: wire.reopenedAt }
    : null,
});

function readUnsettled(wire: WireUnsettled) {
  const { listed, ...all } = inPaise(wire, { amount: true });
  return {
    ...all,
    listed: listed.map((order) => ({ ...order, number: formatOrderNumber(order.number) })),
  };
}

/** The amounts of the figures of a day. */
const TOTALS = {
  ordersAmount: true,
  prepaidMealsAmount: true,
  tips: true,
  lateReceivedAmount: true,
  lateGivenBackAmount: true,
} as const;

/** Orders with an amount that is not settled, and how many there are of them. */
export type Unsettled = ReturnType<typeof readUnsettled>;

/** Collections whose changes change the figures of a day. */
const SHOWN = ['orders', 'payments', 'refunds', 'ledgerEntries', 'paymentSightings'];

/** One working day; an empty text is the current one. */
export function dayQuery(sdk: Sdk, adminId: string, day: string) {
  return queryOptions({
    queryKey: ['dayCloses', 'day', adminId, day],
    meta: { follows: SHOWN },
    queryFn: async () => {
      const wire = await sdk.call<WireDay>('get', 'day', day === '' ? {} : { day });
      const closes = readDocuments('dayCloses', wire.closes).map(readClose);
      return {
        day: wire.day,
        today: wire.today,
        from: wire.from,
        to: wire.to,
        /** The figures as they are now; null if the day is closed. */
        totals: wire.totals && readTotals(inPaise(wire.totals, TOTALS)),
        /** The close that is valid; undefined while the day is open. */
        close: closes.find(({ reopened }) => reopened === null),
        /** Earlier closes, the newest first. */
        reopened: closes.filter(({ reopened }) => reopened !== null),
        openOrders: readUnsettled(wire.openOrders),
        owed: readUnsettled(wire.owed),
        unrecorded: readUnsettled(wire.unrecorded),
        /** How the orders of the day became revenue, as reports count it. */
        revenue: wire.revenue,
        /** What messages and statements of the bank told of. */
        bankSeen: inPaise(wire.bankSeen, { amount: true }),
        forgottenDays: wire.forgottenDays,
      };
    },
  });
}

export type ShownDay = Awaited<ReturnType<NonNullable<ReturnType<typeof dayQuery>['queryFn']>>>;
