/** At most this many of one dish in a cart or an order; larger feasts are a telephone call. */
export const MAX_QUANTITY = 100;

/** What becomes of a line whose quantity is set: 0 or less removes it (CART-4). */
export function quantityVerdict(quantity: number): 'remove' | 'keep' | 'too-many' {
  if (quantity <= 0) return 'remove';
  return quantity > MAX_QUANTITY ? 'too-many' : 'keep';
}
