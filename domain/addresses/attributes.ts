import type { Data, WireData } from '#domain/attributes.ts';

/** Addresses one person may keep. */
export const MAX_ADDRESSES = 20;
/** What an address is called until its owner calls it something. */
export const DEFAULT_LABEL = 'Home';

/**
 * An address of somebody's address book, private to its owner. Exactly one of a book is the default, and the address
 * in the owner's profile is the same one.
 */
export const addressAttributes = {
  userId: { type: 'string', size: 36, assigned: true },
  label: { type: 'string', size: 40, min: 1, trim: true, default: DEFAULT_LABEL, required: true },
  houseNo: { type: 'string', size: 128, min: 1, trim: true, required: true },
  street: { type: 'string', size: 256, min: 1, trim: true, required: true },
  landmark: { type: 'string', size: 256, trim: true },
  city: { type: 'string', size: 128, min: 1, trim: true, required: true },
  state: { type: 'string', size: 128, min: 1, trim: true, required: true },
  pincode: { type: 'integer', min: 100_000, max: 999_999, required: true },
  /** Set it to make this the default; the one before stops being it. It ends only so, or with the address. */
  isDefault: { type: 'boolean', default: false, required: true },
} as const;

export type AddressData = Data<typeof addressAttributes>;
export type WireAddress = WireData<typeof addressAttributes>;
