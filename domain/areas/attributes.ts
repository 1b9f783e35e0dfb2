import { POSITION_LIMIT } from '#domain/menus/positions.ts';

/** How an area is drawn: around a point, or as a list of pincodes. */
export const AREA_KINDS = ['pincodes', 'circle'] as const;

export const MOST_PINCODES = 300;
/** Of all areas together: every page contains them. */
export const MOST_PINCODES_IN_ALL = 1_000;
const MOST_EXTRA_MINUTES = 240;
/** In kilometres. */
const MOST_RADIUS = 100;
const MOST_AMOUNT = 10_000_000;

/** Where the kitchen delivers, and what differs there. Amounts that are null are as everywhere else (AREA-1). */
export const areaAttributes = {
  areaId: { type: 'string', size: 36, assigned: true, word: 'area' },
  name: { type: 'string', size: 60, min: 1, trim: true, required: true },
  /** Areas are looked at in this order: the first that an address lies in decides. A new area comes last. */
  position: { type: 'float', min: -POSITION_LIMIT, max: POSITION_LIMIT, word: 'place in the order' },
  kind: { type: 'string', size: 8, oneOf: AREA_KINDS, required: true },
  /** Of the kind `pincodes`. */
  pincodes: { type: 'texts', max: MOST_PINCODES, size: 6, default: [] },
  /** The middle of a circle; null: the kitchen. */
  latitude: { type: 'float', min: -90, max: 90 },
  longitude: { type: 'float', min: -180, max: 180 },
  /** Of a circle, in kilometres; an address at this distance is inside. */
  radiusKm: { type: 'float', min: 0.1, max: MOST_RADIUS, decimals: 2, word: 'radius (km)' },
  deliveryFee: { type: 'money', min: 0, max: MOST_AMOUNT },
  minimumOrder: { type: 'money', min: 0, max: MOST_AMOUNT },
  /** Delivery is free for subtotals above this. */
  freeAbove: { type: 'money', min: 0, max: MOST_AMOUNT, word: 'free delivery above' },
  /** Added to the fee for each kilometre of road from the kitchen after `kmIncluded`; null: the distance costs nothing. */
  feePerKm: { type: 'money', min: 0, max: MOST_AMOUNT, word: 'fee for each km' },
  kmIncluded: { type: 'float', min: 0, max: MOST_RADIUS, decimals: 1, word: 'km included in the fee' },
  /** Minutes that are added to each promise. */
  extraMinutes: { type: 'integer', min: 0, max: MOST_EXTRA_MINUTES, default: 0 },
  /** Whether meals of plans are brought there. */
  plans: { type: 'boolean', default: true, word: 'plans are offered' },
} as const;
