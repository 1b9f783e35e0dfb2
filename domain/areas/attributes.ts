import { isPincode, PINCODE_LENGTH, splitPincodes } from '#domain/pincodes/answer.ts';
import { POSITION_LIMIT } from '#domain/positions.ts';

/** How an area is drawn: around a point, or as a list of pincodes. */
export const AREA_KINDS = ['pincodes', 'circle'] as const;

const MOST_PINCODES = 300;
/** Of all areas together: every page contains them. */
export const MOST_PINCODES_IN_ALL = 1_000;
const MOST_EXTRA_MINUTES = 240;
/** In kilometres. */
const MOST_RADIUS = 100;
const MOST_AMOUNT = 10_000_000;

const AS_USUAL = 'Empty: as everywhere.';
const OF_CIRCLE = { kind: ['circle'] } as const;

/** Where the kitchen delivers, and what differs there. Amounts that are null are as everywhere else (AREA-1). */
export const areaAttributes = {
  areaId: { type: 'string', size: 36, assigned: true, word: 'area' },
  name: {
    type: 'string',
    size: 60,
    min: 1,
    trim: true,
    required: true,
    words: ['Name', 'For you and for customers of plans, such as Malleshwaram.'],
  },
  /** Areas are looked at in this order: the first that an address lies in decides. A new area comes last. */
  position: { type: 'float', min: -POSITION_LIMIT, max: POSITION_LIMIT, word: 'place in the order' },
  kind: {
    type: 'string',
    as: 'radio',
    size: 8,
    oneOf: AREA_KINDS,
    required: true,
    words: ['How is it drawn?'],
    choices: { pincodes: ['Pincodes'], circle: ['Circle'] },
  },
  pincodes: {
    type: 'texts',
    max: MOST_PINCODES,
    size: PINCODE_LENGTH,
    split: splitPincodes,
    accepts: isPincode,
    default: [],
    when: { kind: ['pincodes'] },
    needed: true,
    words: ['Pincodes', 'Six digits each. Separate them with commas, spaces or lines.'],
    problem: `Please give 1 to ${MOST_PINCODES} pincodes of six digits.`,
  },
  /** Of a circle, in kilometres; an address at this distance is inside. */
  radiusKm: {
    type: 'float',
    min: 0.1,
    max: MOST_RADIUS,
    decimals: 2,
    when: OF_CIRCLE,
    needed: true,
    word: 'radius (km)',
    words: [
      'Radius (km)',
      'In a straight line. An address counts where its map pin is, else as the middle of its pincode.',
    ],
  },
  /** The middle of a circle; null: the kitchen. */
  latitude: { type: 'float', as: 'degrees', min: -90, max: 90, when: OF_CIRCLE, words: ['Middle'] },
  longitude: { type: 'float', as: 'degrees', min: -180, max: 180, when: OF_CIRCLE },
  deliveryFee: { type: 'money', min: 0, max: MOST_AMOUNT, words: ['Delivery fee (₹)', AS_USUAL] },
  minimumOrder: { type: 'money', min: 0, max: MOST_AMOUNT, words: ['Orders from (₹)', AS_USUAL] },
  /** Delivery is free for subtotals above this. */
  freeAbove: {
    type: 'money',
    min: 0,
    max: MOST_AMOUNT,
    word: 'free delivery above',
    words: ['Free delivery above (₹)', AS_USUAL],
  },
  /** Minutes that are added to each promise. */
  extraMinutes: {
    type: 'integer',
    as: 'minutes',
    min: 0,
    max: MOST_EXTRA_MINUTES,
    default: 0,
    words: ['Extra minutes'],
  },
  /** Added to the fee for each kilometre of road from the kitchen after `kmIncluded`; null: the distance costs nothing. */
  feePerKm: {
    type: 'money',
    min: 0,
    max: MOST_AMOUNT,
    word: 'fee for each km',
    words: ['For each km besides (₹)', 'Of road from the kitchen. The fee is rounded to a rupee.'],
  },
  kmIncluded: {
    type: 'float',
    min: 0,
    max: MOST_RADIUS,
    decimals: 1,
    when: { feePerKm: 'set' },
    word: 'km included in the fee',
    words: ['Kilometres in the fee'],
  },
  /** Whether meals of plans are brought there. */
  plans: {
    type: 'boolean',
    default: true,
    word: 'plans are offered',
    words: ['Meals of plans are brought there'],
  },
} as const;
