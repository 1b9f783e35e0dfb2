import type { ChangeState } from './changes/changing.ts';

/** The amounts of a bill as people read them. */
export type BillTexts = Record<'dishes' | 'delivery' | 'total', string> & {
  tax: string | undefined;
  roundOff: string | undefined;
  discount: string | undefined;
  packing: string | undefined;
  tip: string | undefined;
};

/** Messages about orders, for server and pages. */
export const orderMessages = {
  loadFailed: 'Error loading orders',
  allFailed: 'Failed to load orders',
  loginToPlace: 'Please login to place order',
  placeFailed: 'Failed to place order',
  placed: 'Order placed successfully! Email sent.',
  placedUnpaid: 'Your order is kept for you. Please pay now.',
  placedWithoutMail: 'Order placed successfully!',
  historyCleared: 'Order history cleared',
  clearFailed: 'The history could not be cleared. Please try again.',
  checkoutFailed: 'Something went wrong while placing your order.',
  empty: 'Your cart is empty',
  noAddress: 'Please give an address to deliver to',
  noAddressForThem: 'Please give the address to deliver to.',
  emptyForThem: 'Please add at least one dish.',
  notAPhone: 'Please give a phone number of 10 digits, or one with its country code.',
  phoneForDelivery: 'Please give a phone number, so that the rider can call.',
  noPhoneToSendTo: 'This order has no phone number to send a message to.',
  noSuchCustomer: 'There is no such customer any more.',
  stillOpen: 'An order of yours is still on its way. Please close your account once it has come.',
  ahead: 'Ordered ahead',
  /** Of an order without a time (AREA-16), wherever its time would be. */
  timeWaits: 'Waits for the kitchen’s answer',
  timeWaitsWhy: 'This is far from the kitchen. It answers first, and says by when it comes.',
  addressUnknown: 'Address not available',
  priceChanged: (dishName: string, price: string) =>
    `The price of ${dishName} is now ${price}. Please look at your cart again before ordering.`,
  notAsPlan: 'Meals of plans become orders by themselves.',
  noSuchAddress: 'This address is not in your address book any more. Please choose another one.',
  termsChanged: (
    { dishes, discount, delivery, packing, tip, tax, roundOff, total }: BillTexts,
    laterAt: string | undefined,
  ) =>
    `This order comes to ${total} now: dishes ${dishes}${discount ? `, coupons −${discount}` : ''}, delivery ${delivery}${packing ? `, packing ${packing}` : ''}${tax ? `, tax ${tax}` : ''}${roundOff ? `, round off ${roundOff}` : ''}${tip ? `, tip ${tip}` : ''}. ${laterAt ? `It comes later than shown: at ${laterAt}. ` : ''}Please look at the bill again before ordering.`,
  notDueYet:
    'This order was ordered ahead and is not due yet: its time stays the one that its customer chose.',
  belowMinimum: (missing: string, minimum: string) =>
    `Add ${missing} more to order. We deliver orders from ${minimum}.`,
  customerBlocked: 'We can’t take an order from you here. Please call the kitchen.',
  guestLimit:
    'Orders without an account are still waiting for the kitchen’s answer. Please wait a few minutes, or sign in with your phone number or e-mail to order more.',
  guestPortions:
    'Without an account you can order only a few portions of a dish of which the kitchen makes a limited number. Please take fewer of it, or sign in with your phone number or e-mail.',
  tooMuchTest: (most: string) =>
    `Orders above ${most} can’t be placed with a test payment. Please choose another way to pay.`,
  tooMuchCash: (most: string) =>
    `Orders above ${most} can’t be paid in cash. Please choose another way to pay.`,
  balanceShort: (has: string) => `${has} of the balance can be used now. Please look at it and order again.`,
  overLimit: (over: string, limit: string) =>
    `This is ${over} over the house account’s limit of ${limit}. Please choose another way to pay.`,
  phoneUnproven: 'Please prove your phone number with the code that we send to it, or pay in another way.',
  unavailable: (dishName: string) =>
    `${dishName} is not available right now. Please remove it from your cart to order the rest.`,
  notFound: 'There is no such order',
  movedOn: (status: string) => `This order has moved on: it is now “${status}”.`,
  noSuchStep: (from: string, to: string) => `An order that is “${from}” can’t become “${to}”.`,
  cancelTooLate: 'This order can’t be cancelled any more. Please call the kitchen.',
  cancelWithoutAsking: 'This order can still be cancelled without asking.',
  undoTooLate: 'Only the last step can be taken back, by whoever took it, for 30 seconds.',
  reasonNeedsNote: 'Please say in a few words what the reason is.',
  whichDishRanOut: 'Please say which dish of the order has run out.',
  answerIsYesOrNo: 'An order is cancelled, or it stays as it is.',
  nobodyBringsIt: 'This order is fetched by its customer.',
  noSuchRider: 'Nobody of the kitchen has this id.',
  noSuchLine: 'This order has fewer lines.',
  revised: (revision: number) => `This order was changed meanwhile: it is revision ${revision} now.`,
  changeOpen: 'A change of this order still waits for the customer’s answer.',
  changeAnswered: (state: string) => `This change is not open any more: ${state}.`,
  changeStays: 'A proposed change stays as it was made. All that can be sent is the answer to it.',
  lineHasFewer: (quantity: number) => `This line has no more than ${quantity}.`,
  cannotOfferChoice: (dishName: string) =>
    `The options of ${dishName} must be chosen, so it can’t be offered instead. Please offer another dish.`,
  cannotOffer: (dish: string) => `${dish} can’t be ordered right now, so it can’t be offered instead.`,
  substituteNeedsQuantity: 'A dish that is offered instead needs its id and a quantity.',
  substituteIsSame: 'The dish that is offered instead is the one that comes off.',
} as const;

/** The state of a proposed change, as the end of a sentence. */
export const changeStateWords: Record<ChangeState, string> = {
  open: 'it waits for the customer',
  accepted: 'the customer took the other dish',
  takenOff: 'the customer had the dish taken off',
  orderCancelled: 'the customer cancelled the order',
  withdrawn: 'the kitchen withdrew it',
  unanswered: 'nobody answered in time, so the dish came off',
  ended: 'the order has ended',
};
