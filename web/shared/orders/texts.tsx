import type { ReactNode } from 'react';
import { billWords } from '#domain/orders/bill-words.ts';
import { testPaymentWords } from '#domain/payments/test-words.ts';
import { tags } from '#web/lib/text-tags.tsx';

/** Texts of a customer's checkout, order and list of orders. */
export const orderTexts = {
  checkoutPage: { title: 'Checkout' },
  placedPage: { title: 'Order placed' },
  listPage: { title: 'My orders' },
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  test: testPaymentWords,
  dishes: 'Dishes',
  toMenu: 'Browse the menu',
  total: 'Total',
  bill: {
    ...billWords,
    delivery: 'Delivery Fee',
    /** A fee that depends on the distance. @param km such as 4.2 */
    deliveryFor: (km: string) => `Delivery, ${km} km`,
    /** What each line is for. */
    why: {
      subtotal: 'Your dishes, with their options.',
      discount: 'What your coupons take off.',
      /** @param above the subtotal above which delivery is free; undefined if it never is */
      delivery: (above: string | undefined) =>
        above
          ? `For bringing it to your door. Free when your dishes come to more than ${above}.`
          : 'For bringing it to your door.',
      packing: 'For the boxes and bags of this order.',
      tax: 'Goes to the government. It is counted on what the dishes cost after coupons.',
      roundOff: 'Brings the total to a whole rupee.',
      tip: 'Your thanks to those who cook and bring it.',
    },
  },
  checkout: {
    heading: 'Checkout',
    loading: 'Loading checkout...',
    nothingToOrder: 'There is nothing to order yet.',
    toMenu: 'Explore Our Menu',
    /** Unfolds and folds a line of the receipt. */
    change: (part: string) => <>Change{tags.hidden(` ${part}`)}</>,
    done: (part: string) => <>Done{tags.hidden(` ${part}`)}</>,
    kind: 'How do you get it?',
    kinds: {
      delivery: { label: 'Delivery', note: 'We bring it to your door.' },
      pickup: {
        label: 'Pickup',
        note: (minutes: number) => `You fetch it, ready in about ${minutes} minutes. No delivery fee.`,
      },
    },
    fetchAt: 'Fetch it at',
    address: 'Delivery address',
    payment: 'Payment method',
    tip: 'Tip',
    tipFor: 'For those who cook and bring it, if you like',
    noTip: 'No tip',
    contact: 'For the kitchen',
    name: 'Your name',
    phone: 'Phone number',
    /** Below both. */
    personHint: 'Kept in your profile; we call about orders only.',
    note: 'Anything the kitchen should know?',
    noteHint: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    noNote: 'No note',
    /** The row that unfolds them, before anything is chosen. */
    wishes: 'Allergies, a note, cutlery',
    bill: 'Bill and coupon',
    /** What 'Place Order' says while a field is missing or wrong. @param field the label of that field */
    missing: (field: string) => `Please look at: ${field}`,
    withCutlery: 'With cutlery',
    noCutlery: 'No cutlery',
    cutlery: 'Add cutlery',
    cutleryHint: 'We pack none unless you ask. Your choice is remembered for your next order.',
    order: (items: string) => `Your order (${items})`,
    place: 'Place Order',
    placing: 'Placing Order...',
    pricesChanged: 'Some prices have changed since you opened this page. The new ones are marked below.',
    newTotal: (total: ReactNode) => <>Your order comes to {total} now.</>,
    newPrice: (before: ReactNode) => <>New price, was {before}</>,
    notAvailable: 'Not available right now',
    remove: (dish: string) => <>Remove{tags.hidden(` ${dish}`)}</>,
    gatewayNote: (minutes: number, isTest: boolean) =>
      isTest
        ? 'You pay on a test page after ordering. No money moves.'
        : `You pay on a secure page after ordering, within ${minutes} minutes.`,
    upiNote: (minutes: number) => `You pay with your UPI app after ordering, within ${minutes} minutes.`,
  },
  phoneProof: {
    title: 'Is this your phone?',
    sending: 'We are sending a code to your phone...',
    sent: (phone: ReactNode) => <>We have sent a code to {phone}. This is asked once.</>,
    waits:
      'This kitchen can’t send text messages yet. Please call it: it reads your code out. This is asked once.',
    code: 'Code',
    sixDigits: 'Please type the six digits of the code.',
    wrong: 'This is not the code, or it is too old. Please look again, or send a new one.',
    again: 'Send it again',
    prove: 'Confirm and order',
    proving: 'Placing Order...',
    notSent: 'The code could not be sent. Please try again.',
    failed: 'This did not work. Please try again.',
    otherwise: (button: ReactNode) => <>No code? {button}</>,
    payOtherwise: 'Go back and pay in another way',
  },
  obstacle: {
    notConnected:
      'You are offline. Nothing was ordered, and nothing is sent later. Please press again once you are connected.',
    couponRefused: 'A coupon can’t be used for this order any more. Please look at your bill again.',
    paymentOff: 'The kitchen does not take this way to pay any more. Please choose another one.',
    cashChanged: 'The kitchen takes less cash now. Please choose another way to pay.',
    balanceShort: 'Your balance is no longer enough for this. Please look at what you can use of it.',
    overLimit: 'Your house account has less room now. Please choose another way to pay.',
    nothingOrdered: 'Nothing has been ordered.',
    chargesChanged:
      'The kitchen has changed what it charges, where it delivers or how long it takes. Please look at your bill and the time again.',
    slotTaken: 'The time that you chose is not free any more. Please choose another one.',
    noPickup: 'The kitchen offers no pickup any more. Please have it delivered.',
    cartChanged: 'Your cart was changed in another tab or on another device. Please look at it again.',
    tooFewLeft:
      'Somebody was faster: fewer portions of a dish are left than you ordered. Please order fewer.',
    notUnderstood:
      'The kitchen could not read this order, so sending it again would not help. Please reload this page and look at your cart.',
    closed: 'The kitchen does not take this order at this time of day.',
    safeToRetry:
      'We did not hear back from the kitchen. Please press Place Order again; it will not be ordered twice.',
  },
  placed: {
    heading: 'Thank you, your order is in',
    text: 'The kitchen has it. We will be with you soon.',
    awaits: 'One more step: your payment',
    off: 'This order is off',
    toOrder: 'See the order, and order again',
    loading: 'Loading order...',
    minutesLeft: (minutes: number) => `${minutes} min`,
    estimated: (time: ReactNode) => <>Estimated delivery: {time}</>,
    estimatedPickup: (time: ReactNode) => <>Ready for you: {time}</>,
    textPickup: 'The kitchen has it. Come and fetch it when it is ready.',
    fetchAt: 'Fetch it at',
    details: 'Order details',
    number: 'Order number',
    date: 'Date',
    address: 'Delivery address',
    instructions: 'For the rider',
    payment: 'Payment method',
    note: 'Your note to the kitchen',
    cutlery: 'Cutlery',
    withCutlery: 'Comes with your order',
    follow: 'Follow this order',
    toOrders: 'View my orders',
    toHome: 'Back to home',
    help: (link: ReactNode) => <>Something not right? {link}</>,
    helpLink: 'Contact support',
    noDetails: 'No Order Details Found',
    noDetailsHint: 'Orders you have placed are all in your order history.',
    myOrders: 'My orders',
  },
  progress: {
    label: 'Progress of your order',
    done: ' (done)',
  },
  list: {
    payNow: 'Pay now',
    follow: 'Follow',
    help: (orderNumber: string) => <>Help{tags.hidden(` with order ${orderNumber}`)}</>,
    heading: 'My orders',
    loading: 'Loading orders...',
    none: 'No Orders Yet',
    noneHint: 'Your first meal from our kitchen will show up here.',
    clearedHint: 'You have cleared what was here. Your next meal will show up here.',
    more: 'Show more',
    loadingMore: 'Loading...',
    order: (orderNumber: string) => `Order ${orderNumber}`,
    address: 'Delivery address',
    delivery: 'Delivery information',
    /** '30-45 minutes' after the order; another promise of the owner is said in times of day (ORDER-43). */
    minutes: (from: number, until: number) => `${from}-${until} minutes`,
    comes: (window: string) => `With you ${window}`,
    fetchAt: 'Fetch it at',
    pickup: 'Pickup',
    readyAt: (window: string) => `Ready for you ${window}`,
    collected: 'Collected. We hope you ate well.',
    notCollected: 'This order was not collected.',
    delivered: 'Delivered. We hope you ate well.',
    ended: 'This order was not delivered.',
  },
  history: {
    clear: 'Clear history',
    question: 'Clear your order history?',
    explanation: 'Your orders leave this list. The kitchen keeps its bills, and you can show them again.',
    clearing: 'Clearing...',
    showEarlier: 'Show earlier orders',
    loading: 'Loading...',
  },
} as const;
