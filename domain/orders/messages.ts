/** Words about orders. */
export const orderMessages = {
  loadFailed: 'Error loading orders',
  allFailed: 'Failed to load orders',
  loginToPlace: 'Please login to place order',
  placeFailed: 'Failed to place order',
  placed: 'Order placed successfully! Email sent.',
  placedWithoutMail: 'Order placed successfully!',
  historyCleared: 'Order history cleared',
  clearFailed: 'The history could not be cleared. Please try again.',
  checkoutFailed: 'Something went wrong while placing your order.',
  empty: 'Your cart is empty',
  noAddress: 'Please give an address to deliver to',
  stillOpen: 'An order of yours is still on its way. Please close your account once it has come.',
  addressUnknown: 'Address not available',
  priceChanged: (dishName: string, price: string) =>
    `The price of ${dishName} is now ${price}. Please look at your cart again before ordering.`,
  unavailable: (dishName: string) =>
    `${dishName} is not available right now. Please remove it from your cart to order the rest.`,
} as const;
