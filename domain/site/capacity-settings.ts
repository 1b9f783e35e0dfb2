import * as v from 'valibot';
import { whole, wholeOrNone } from './rules/numbers.ts';
import { field, type Section, type ValuesOf } from './setting-rows.ts';

const perQuarter = wholeOrNone('count', 1, 1000);

/** How much the kitchen cooks at once, and how far ahead it takes orders: at first without limits, and not ahead. */
export const capacity = {
  isPublic: false,
  title: 'How much you cook, and ordering ahead',
  settings: {
    /** The most orders that are promised for one quarter of an hour; null: any number (SLOT-1). */
    ordersPerQuarter: field('countOrNone', perQuarter, null, [
      'Orders in 15 minutes',
      'The most that are promised for a quarter of an hour. Empty: any number.',
    ]),
    /** The most dishes of all orders that are promised for one quarter of an hour; null: any number. */
    itemsPerQuarter: field('countOrNone', perQuarter, null, [
      'Dishes in 15 minutes',
      'Of all orders of a quarter of an hour together. Empty: any number.',
    ]),
    /** For how many days customers can order ahead, today included; 0: not at all (SLOT-3). Each has up to 96 slots. */
    scheduleDays: field('count', whole('days', 0, 14), 0, [
      'Days to order ahead',
      '1: for later today; 2: also for tomorrow. 0: as soon as possible only.',
    ]),
    /** Minutes between two times that customers can choose. */
    slotMinutes: field('minutes', v.picklist([15, 30], 'must be 15 or 30'), 30, [
      'Minutes between times',
      '15 or 30: the times that customers choose from.',
    ]),
  },
} as const satisfies Section;

export type CapacitySettings = ValuesOf<typeof capacity.settings>;
