import * as v from 'valibot';

/** How much the kitchen cooks at once, and how far ahead it takes orders. Only the owner reads it. */
export interface CapacitySettings {
  /** The most orders that are promised for one quarter of an hour; null: any number (SLOT-1). */
  ordersPerQuarter: number | null;
  /** The most dishes of all orders that are promised for one quarter of an hour; null: any number. */
  itemsPerQuarter: number | null;
  /** For how many days customers can order ahead, today included; 0: not at all (SLOT-3). */
  scheduleDays: number;
  /** Minutes between two times that customers can choose. */
  slotMinutes: 15 | 30;
}

/** Without limits, and without ordering ahead. */
export const CAPACITY_DEFAULTS: CapacitySettings = {
  ordersPerQuarter: null,
  itemsPerQuarter: null,
  scheduleDays: 0,
  slotMinutes: 30,
};

/** The largest number of a quarter of an hour. */
const MOST = 1000;
/** The most days ahead: each has up to 96 slots. */
const MOST_DAYS = 14;

const count = `must be a whole number from 1 to ${MOST}, or empty`;
const perQuarter = v.nullable(
  v.pipe(v.number(count), v.integer(count), v.minValue(1, count), v.maxValue(MOST, count)),
);
const days = `must be whole days from 0 to ${MOST_DAYS}`;

/** The values that may be set. A field that is left out gets its default. */
export const capacitySchema = v.object({
  ordersPerQuarter: v.optional(perQuarter, CAPACITY_DEFAULTS.ordersPerQuarter),
  itemsPerQuarter: v.optional(perQuarter, CAPACITY_DEFAULTS.itemsPerQuarter),
  scheduleDays: v.optional(
    v.pipe(v.number(days), v.integer(days), v.minValue(0, days), v.maxValue(MOST_DAYS, days)),
    CAPACITY_DEFAULTS.scheduleDays,
  ),
  slotMinutes: v.optional(v.picklist([15, 30], 'must be 15 or 30'), CAPACITY_DEFAULTS.slotMinutes),
});
