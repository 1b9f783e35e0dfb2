import type { WireData } from '#domain/rows/data.ts';
import { SEARCH_TEXT, SORT_NAME } from '#domain/rows/row.ts';
import { MAX_TAX_PERCENT } from '#domain/taxes/seller.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { DIETS, DISH_TYPES } from './kinds.ts';

/** How long a dish is sold out: some hours, until the kitchen's next working day begins, or until somebody switches it on. */
export const SOLD_OUT_TIMES = ['1h', '2h', '4h', 'today', 'untilSwitchedOn'] as const;
export type SoldOutTime = (typeof SOLD_OUT_TIMES)[number];

/** The most portions of a dish a day. */
const MAX_PORTIONS = 10_000;

/** The allergens that labels of food in India name, and two more that its kitchens use often: mustard and sesame. */
export const ALLERGENS = [
  'gluten',
  'milk',
  'egg',
  'peanuts',
  'tree-nuts',
  'soya',
  'sesame',
  'mustard',
  'fish',
  'crustaceans',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The energy (kcal) and grams of one serving. */
export const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat'] as const;

const grams = { type: 'float', min: 0, max: 1000 } as const;

/** The most option groups of a dish. */
const MAX_GROUPS = 10;

/** Dish. Both spellings of the non-veg type are accepted, and one is stored (DISH-6). */
export const dishAttributes = {
  dishId: { type: 'string', size: 36, assigned: true, word: 'dish' },
  name: { type: 'string', size: 128, min: 1, fulltext: true, required: true },
  description: { type: 'string', size: 1000, fulltext: true, required: true },
  /** Name and description as pages in other languages show them (LANG-6). */
  translations: {
    type: 'translations',
    fields: { name: 128, description: 1000 },
    default: {},
  },
  price: { type: 'money', min: 0, max: 10_000_000, required: true },
  /** Its own tax in percent, for packed goods and the like; null: the seller's rate. Only regular sellers charge it. */
  taxPercent: { type: 'float', min: 0, max: MAX_TAX_PERCENT, decimals: 2, word: 'tax (%)' },
  /** Its code of goods (HSN) or services (SAC); null: the seller's code for food. */
  hsnCode: { type: 'string', min: 4, size: 8, digits: true, word: 'HSN or SAC code' },
  menuId: { type: 'string', size: 36, min: 1, required: true, word: 'category' },
  type: {
    type: 'string',
    size: 8,
    oneOf: DISH_TYPES,
    aliases: { nonVeg: 'non-veg' },
    default: 'veg',
  },
  imgUrl: { type: 'string', size: 2000, required: true, word: 'picture' },
  /** The picture's dominant colour, such as 'a63', shown while it loads. The server writes it; null if it is not known. */
  imgColour: { type: 'string', size: 3, writtenBy: 'server' },
  /** Whether it can be ordered. False means sold out, for whichever reason. */
  isAvailable: { type: 'boolean', default: true, word: 'available' },
  /** For how long a dish is to be sold out. Only requests have it; the server writes `soldOutUntil`. */
  soldOutFor: {
    type: 'string',
    size: 20,
    oneOf: SOLD_OUT_TIMES,
    requestOnly: true,
    word: 'sold out for',
  },
  /** When the server makes an unavailable dish available again; null means that somebody has to. */
  soldOutUntil: { type: 'datetime', writtenBy: 'server', word: 'sold out until' },
  /** Whether it is unavailable only because today's portions are ordered. A cancelled order makes it available again. */
  outOfPortions: { type: 'boolean', default: false, derived: true, word: 'out of portions' },
  /** Whether it is unavailable only because it is hidden or not served today. The server makes it available on its next day. */
  offSchedule: { type: 'boolean', default: false, derived: true, word: 'not served today' },
  /** Whether it is on no menu until somebody opens it, as dishes from a file at first (ADMIN-146). */
  isHidden: { type: 'boolean', default: false, word: 'hidden' },
  /** The first and the last day on which it is served, such as '2026-08-03'. */
  servedFrom: { type: 'string', size: 10, word: 'first day' },
  servedUntil: { type: 'string', size: 10, word: 'last day' },
  /** The days of the week on which it is served; empty for every day. */
  servedOn: {
    type: 'texts',
    max: WEEKDAYS.length,
    size: 10,
    oneOf: WEEKDAYS,
    default: [],
    word: 'days of the week',
  },
  /** How many portions customers can order for a day; null for any number. */
  portionsPerDay: { type: 'integer', min: 1, max: MAX_PORTIONS, word: 'portions a day' },
  /** How many of them are left for today, in the kitchen's time zone. Null if `portionsPerDay` is. */
  portionsLeft: { type: 'integer', min: 0, derived: true, word: 'portions left' },
  diets: {
    type: 'texts',
    max: DIETS.length,
    size: 20,
    oneOf: DIETS,
    default: [],
    word: 'suitable for',
  },
  allergens: {
    type: 'texts',
    max: ALLERGENS.length,
    size: 20,
    oneOf: ALLERGENS,
    default: [],
    word: 'contains',
  },
  /** Not at all, mild, medium, hot. Without a level, the kitchen says nothing about it. */
  spiceLevel: { type: 'integer', min: 0, max: 3 },
  /** How many people one portion is for. */
  serves: { type: 'integer', min: 1, max: 100, word: 'serves (people)' },
  calories: { type: 'integer', min: 0, max: 10_000, word: 'energy (kcal)' },
  protein: { ...grams, word: 'protein (g)' },
  carbs: { ...grams, word: 'carbs (g)' },
  fat: { ...grams, word: 'fat (g)' },
  /** The groups of options that it offers, in the order in which they are shown. */
  optionGroupIds: { type: 'texts', max: MAX_GROUPS, size: 36, default: [] },
  /** Whether a choice must be made before it can be ordered. The server computes this and the two prices. */
  needsChoice: { type: 'boolean', default: false, derived: true },
  /**
   * The lowest and the highest price with valid choices. Null without option groups, and if too few choices are available.
   */
  priceFrom: { type: 'money', min: 0, derived: true },
  priceTo: { type: 'money', min: 0, derived: true },
  createdAt: { type: 'datetime', writtenBy: 'server' },
  /** The dish's position among all dishes, lowest first. A new dish comes last; the server moves it (ADMIN-70). */
  position: { type: 'float', assigned: true, derived: true },
  /** Mean of all reviews' stars, null while there are none. The server computes it and the count. */
  ratingAverage: { type: 'float', min: 1, max: 5, derived: true, word: 'rating' },
  ratingCount: { type: 'integer', min: 0, default: 0, derived: true, word: 'ratings' },
  /** Whether it is among the best-sold of its category, null if not. The server counts it once a night (DISH-32). */
  isBestseller: { type: 'boolean', derived: true, word: 'bestseller' },
  searchText: SEARCH_TEXT,
  sortName: SORT_NAME,
} as const;

export type WireDish = WireData<typeof dishAttributes>;
