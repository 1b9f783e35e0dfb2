import type { SiteSettings } from '#domain/site/settings.ts';
import { addDays, type Day, dayAt } from '#domain/time/local-time.ts';
import type { Random } from './random.ts';

/** The most orders of a quarter of an hour (full-house.ts). */
export const ORDERS_PER_QUARTER = 3;
/** How many days of the past a demo has. */
export const DEMO_DAYS = 90;
/** The kitchen was closed on this many of them, none of the last week. */
const CLOSED_DAYS = 3;

/** The days of the demo on which the kitchen was closed, oldest first. */
export function closedDaysOf(random: Random, now: Date, timeZone: string): readonly Day[] {
  const today = dayAt(now, timeZone);
  const days = new Set<Day>();
  while (days.size < CLOSED_DAYS) days.add(addDays(today, -random.whole(8, DEMO_DAYS - 5)));
  return [...days].sort();
}

/**
 * The settings of the demo's kitchen: everything is switched on that a visitor may want to try. Nobody can pay money: there is
 * no UPI id, and payments are tests.
 */
export function demoSettings(first: SiteSettings, closed: readonly Day[]): SiteSettings {
  return {
    ...first,
    kitchen: {
      ...first.kitchen,
      orderMode: 'board',
      pickup: true,
      visitorCart: 'browser',
      // The orders that wait when somebody opens the board should still be there when they come back from lunch.
      acceptWithinMinutes: 240,
      alertAfterMinutes: 240,
    },
    charges: { ...first.charges, packingPerOrder: 10, tips: true },
    capacity: {
      ...first.capacity,
      ...{ scheduleDays: 2, slotMinutes: 15, ordersPerQuarter: ORDERS_PER_QUARTER },
    },
    hours: { ...first.hours, exceptions: closed.map((date) => ({ date, spans: [] })) },
    ledger: { ...first.ledger, isOn: true },
    plans: { ...first.plans, isOn: true },
    payments: { ...first.payments, testPayments: 'on', vpa: '' },
    shop: { ...first.shop, fssai: '11223344556677' },
    tax: {
      ...first.tax,
      sellerKind: 'regular',
      gstin: '29AAGCB7383J1Z4',
      state: '29',
    },
    welcome: { ...first.welcome, state: 'dismissed' },
  };
}
