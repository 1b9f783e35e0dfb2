import { mapPinAttributes } from '#domain/places/map-pin.ts';
import type { Data } from '#domain/rows/data.ts';
import { doorAttributes } from './door.ts';

/** The most addresses that one person may keep. */
export const MAX_ADDRESSES = 20;
/** The most characters of the instructions for a delivery. */
export const MAX_INSTRUCTIONS = 200;
/** The label of an address without a label of its own. */
export const DEFAULT_LABEL = 'Home';

/**
 * An address in a person's address book, private to its owner. Exactly one of a book's addresses is the default, and
 * the owner's profile holds the same address.
 */
export const addressAttributes = {
  userId: { type: 'string', size: 36, account: true, assigned: true },
  label: { type: 'string', size: 40, min: 1, trim: true, default: DEFAULT_LABEL, required: true },
  houseNo: { type: 'string', size: 128, min: 1, trim: true, required: true },
  street: { type: 'string', size: 256, min: 1, trim: true, required: true },
  landmark: { type: 'string', size: 256, trim: true },
  city: { type: 'string', size: 128, min: 1, trim: true, required: true },
  state: { type: 'string', size: 128, min: 1, trim: true, required: true },
  pincode: { type: 'integer', min: 100_000, max: 999_999, required: true },
  /** What else the rider should know to hand it over there. */
  deliveryInstructions: { type: 'string', size: MAX_INSTRUCTIONS, trim: true },
  ...doorAttributes,
  ...mapPinAttributes,
  /** Whether the person agrees that the map pin is kept. Only requests have it; `consents` keeps the answer. */
  mapPinConsent: { type: 'boolean', default: false, requestOnly: true, word: 'consent to keep the map pin' },
  /** Setting it makes this address the default instead of the current one. It cannot be unset. */
  isDefault: { type: 'boolean', default: false, required: true },
} as const;

export type AddressData = Data<typeof addressAttributes>;
