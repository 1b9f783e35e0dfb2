import { MAX_NOTE } from '#domain/orders/attributes.ts';
import { balanceCodec, countedCodec, drawerCodec, endCodec, methodCodec } from './records.ts';

/** The most riders and methods of a day. */
const MOST_PARTS = 500;

/**
 * A closed day (DAY-4): its figures as they were when somebody closed it, and what they counted. Clients write the day,
 * the counts and the note; the owner writes why it is opened again. Nothing else of it ever changes.
 */
export const dayCloseAttributes = {
  /** The working day: '2026-11-22'. */
  day: { type: 'string', size: 10, required: true },
  /** 1 for the first close of the day; it rises when the day is closed again. */
  version: { type: 'integer', assigned: true },
  counted: {
    type: 'records',
    max: MOST_PARTS,
    codec: countedCodec,
    account: 'riderId',
    required: true,
  },
  note: { type: 'string', size: MAX_NOTE, trim: true },
  /** The expected cash that the person saw. Only requests have it: another amount refuses the close. */
  seenCash: { type: 'money', requestOnly: true },
  drawers: {
    type: 'records',
    max: MOST_PARTS,
    codec: drawerCodec,
    account: 'riderId',
    assigned: true,
  },
  methods: { type: 'records', max: MOST_PARTS, codec: methodCodec, assigned: true },
  /** Money that came in for customers' balances, and was paid out of them; null in closes from before. */
  balances: { type: 'records', max: MOST_PARTS, codec: balanceCodec, writtenBy: 'server' },
  /** Orders that ended without food. */
  ends: { type: 'records', max: MOST_PARTS, codec: endCodec, assigned: true },
  orders: { type: 'integer', assigned: true },
  ordersAmount: { type: 'money', assigned: true },
  /** Meals that were delivered and had been paid ahead; null in closes from before. */
  prepaidMeals: { type: 'integer', writtenBy: 'server' },
  prepaidMealsAmount: { type: 'money', writtenBy: 'server' },
  tips: { type: 'money', assigned: true },
  /** Payments and refunds that were recorded after their own day was closed. */
  lateReceived: { type: 'integer', assigned: true },
  lateReceivedAmount: { type: 'money', assigned: true },
  lateGivenBack: { type: 'integer', assigned: true },
  lateGivenBackAmount: { type: 'money', assigned: true },
  /** Refunds that were still to be given back, and orders that were still open. */
  owed: { type: 'integer', assigned: true },
  owedAmount: { type: 'money', assigned: true },
  openOrders: { type: 'integer', assigned: true },
  closedBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  closedByName: { type: 'string', size: 128, writtenBy: 'server' },
  closedAt: { type: 'datetime', assigned: true },
  /** Why the owner opened the day again, who it was and when; null while it is closed. */
  reopenReason: { type: 'string', size: MAX_NOTE, trim: true },
  reopenedBy: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  reopenedByName: { type: 'string', size: 128, writtenBy: 'server' },
  reopenedAt: { type: 'datetime', writtenBy: 'server' },
} as const;
