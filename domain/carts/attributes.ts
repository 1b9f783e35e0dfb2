/**
 * A line of a cart: one per user and dish. The server copies name, picture, price, description and availability from
 * the dish and keeps them up to date. `quantityVerdict` decides which quantities are allowed.
 */
export const cartAttributes = {
  cartId: { type: 'string', size: 36, assigned: true },
  userId: { type: 'string', size: 36, assigned: true },
  dishId: { type: 'string', size: 36, min: 1, required: true },
  quantity: { type: 'integer', default: 1 },
  name: { type: 'string', size: 128 },
  imgUrl: { type: 'string', size: 2000 },
  price: { type: 'money', min: 0 },
  description: { type: 'string', size: 1000 },
  isAvailable: { type: 'boolean', default: true },
} as const;
