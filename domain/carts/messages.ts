import { MAX_QUANTITY } from './quantity.ts';

/** Messages about the cart, for server and pages. */
export const cartMessages = {
  loadFailed: 'Failed to load cart',
  loginToAdd: 'Please login to add items to cart',
  loginFirst: 'Please login first',
  added: (dishName: string) => `${dishName} added to cart`,
  addFailed: 'Error adding to cart',
  updating: 'Updating quantity...',
  updateFailed: 'Error updating quantity',
  removed: 'Item removed from cart',
  removeFailed: 'Error removing item',
  cleared: 'Cart cleared',
  clearFailed: 'Error clearing cart',
  tooMany: `At most ${MAX_QUANTITY} of one dish. For a larger feast, please call the kitchen.`,
  unavailable: (dishName: string) => `${dishName} is not available right now`,
  leftTheMenu: (dishName: string) => `${dishName} has left our menu, so it is no longer in your cart.`,
  soldOutMeanwhile: (dishName: string) => `${dishName} is sold out, so it is not in your cart.`,
  optionsChanged: (dishName: string) =>
    `The options of ${dishName} have changed, so it is not in your cart. Please add it again.`,
  filledUp: (dishName: string) => `${dishName}: your cart has ${MAX_QUANTITY} now, the most of one dish.`,
  chooseOptions: (dishName: string) => `Please choose the options of ${dishName}`,
  noSuchDish: 'This dish is no longer on the menu',
} as const;
