import { chosenOptionCodec, MAX_LINE_NOTE, MAX_OPTIONS } from '#domain/option-groups/chosen.ts';

/**
 * A line of a cart: one per user, dish and chosen options. `price` includes the options. The server copies name, picture, price, description and availability from
 * the dish and keeps them up to date. `quantityVerdict` decides which quantities are allowed.
 */
export const cartAttributes = {
  cartId: { type: 'string', size: 36, assigned: true },
  userId: { type: 'string', size: 36, account: true, assigned: true },
  dishId: { type: 'string', size: 36, min: 1, required: true },
  quantity: { type: 'integer', default: 1 },
  /** The chosen options; null for none. Clients send the ids, and the server finds names and prices. */
  options: { type: 'records', max: MAX_OPTIONS, codec: chosenOptionCodec },
  /** The sorted ids of the choices, '' for none: what makes two lines of one dish different. */
  optionsKey: { type: 'string', size: 37 * MAX_OPTIONS, assigned: true },
  /** The customer's instruction to the kitchen. */
  note: { type: 'string', size: MAX_LINE_NOTE, trim: true },
  name: { type: 'string', size: 128, writtenBy: 'server' },
  imgUrl: { type: 'string', size: 2000, writtenBy: 'server' },
  price: { type: 'money', min: 0, writtenBy: 'server' },
  description: { type: 'string', size: 1000, writtenBy: 'server' },
  isAvailable: { type: 'boolean', default: true, writtenBy: 'server' },
  /** The dish's own tax in percent; null: the seller's rate. */
  taxPercent: { type: 'float', min: 0, writtenBy: 'server' },
} as const;
