import { SEARCH_TEXT, type WireData } from '#domain/attributes.ts';
import { orderLineCodec } from './line.ts';
import { PAYMENT_METHODS } from './payment.ts';

/** Lines an order may hold. */
const MAX_LINES = 100;

/** Order (ORDER-1). Everything but the lines, the payment method and the address is the server's to write. */
export const orderAttributes = {
  /** What people call the order by; rises with every order, gaps are allowed. */
  number: { type: 'integer', assigned: true },
  userId: { type: 'string', size: 36, assigned: true },
  totalAmount: { type: 'money', min: 0, assigned: true },
  subtotal: { type: 'money', min: 0, assigned: true },
  deliveryFee: { type: 'money', min: 0, assigned: true },
  tax: { type: 'money', min: 0, assigned: true },
  paymentMethod: { type: 'string', size: 8, oneOf: PAYMENT_METHODS, default: 'cod' },
  items: { type: 'records', max: MAX_LINES, codec: orderLineCodec, required: true },
  address: { type: 'string', size: 1000 },
  imgUrl: { type: 'string', size: 2000 },
  customerName: { type: 'string', size: 128 },
  customerEmail: { type: 'string', size: 320 },
  customerPhone: { type: 'string', size: 20 },
  orderedOn: { type: 'datetime' },
  searchText: SEARCH_TEXT,
} as const;

export type WireOrder = WireData<typeof orderAttributes>;
