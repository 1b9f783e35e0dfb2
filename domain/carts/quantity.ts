/** The most of one dish in a cart or an order; customers phone for larger orders. */
export const MAX_QUANTITY = 100;

/** What setting a line's quantity does: 0 or less removes the line (CART-4), more than MAX_QUANTITY is refused. */
export function quantityVerdict(quantity: number): 'remove' | 'keep' | 'too-many' {
  if (quantity <= 0) return 'remove';
  return quantity > MAX_QUANTITY ? 'too-many' : 'keep';
}
