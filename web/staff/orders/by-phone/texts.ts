import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { MAX_PROMISE, MIN_PROMISE } from '#domain/orders/promise.ts';
import type { PhoneRefusal } from '#domain/orders/refusals.ts';
import { whenTexts } from '#web/shared/orders/when/texts.ts';

/** Texts of the screen for orders by phone. */
export const byPhoneTexts = {
  page: { title: 'New order', lead: 'For somebody on the phone or at the counter.' },
  customer: {
    title: 'Customer',
    phone: 'Phone number',
    phoneHint: 'Leave it empty for somebody at the counter who gives none.',
    name: 'Name',
    searching: 'Looking up the number...',
    found: (count: number) => (count === 1 ? '1 customer' : `${count} customers`),
    unknown: 'Nobody known by this number yet.',
    failed: 'The number could not be looked up. You can type the order all the same.',
    newCustomer: 'New customer with this number',
    noName: 'No name yet',
    orders: (count: number, more: boolean) =>
      count === 0 ? 'no orders yet' : `${count}${more ? ' or more' : ''} ${count === 1 ? 'order' : 'orders'}`,
    proven: 'Number confirmed',
    phoneOnly: 'Orders by phone',
    claimed: 'Number not confirmed, please ask for the name',
    change: 'Another customer',
    usual: 'The usual',
    last: 'Last order',
    take: (what: string) => `Take over: ${what}`,
    gone: (dishes: string) => `Not available today: ${dishes}`,
  },
  dishes: {
    title: 'Dishes',
    add: 'Add a dish',
    placeholder: '2 samosa',
    hint: 'Type a quantity and the beginning of a name, then Enter.',
    found: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
    nothing: 'No dish on today’s menu begins like that.',
    quantityOf: (dish: string) => `Quantity of ${dish}`,
    remove: (dish: string) => `Remove ${dish}`,
    list: 'Dishes of the order',
    /** The button that adds a dish with its options; the price follows it. */
    addChosen: (quantity: number) => `Add ${quantity} ·`,
    failed: 'The dishes could not be loaded.',
    quantityWrong: `Please give a quantity from 1 to ${MAX_QUANTITY}.`,
  },
  details: {
    title: 'Delivery and payment',
    kind: 'How it gets there',
    kinds: { delivery: 'Delivery', pickup: 'Pickup' },
    address: 'Address',
    mapLink: 'Map link',
    mapLinkHint: 'A place that the customer has sent: a link of a map app, or degrees.',
    noPlace:
      'No place in India is in this. Short links have none: please open it, and copy the long address.',
    known: 'Known addresses',
    outside: (pincode: string) =>
      `You don’t deliver to ${pincode} as a rule. The order can be placed all the same.`,
    noPincode:
      'Without a pincode it is not known whether you deliver there. The order can be placed all the same.',
    note: 'Note to the kitchen',
    cutlery: 'With cutlery',
    cutleryHint: 'None is packed otherwise. Starts as in the last order of this customer.',
    payment: 'Payment',
    business: 'For a business',
    businessHint: 'Its GST number is printed on the invoice. Starts as in the last order of this customer.',
    alreadyPaid: 'Already paid',
    paidBy: 'Paid by',
    minutes: 'Promised in minutes',
    minutesHint: (window: string) => `The customer is told ${window}.`,
    minutesWrong: `Please promise ${MIN_PROMISE} to ${MAX_PROMISE} minutes.`,
    acceptNow: 'Accept now',
    acceptHint: 'Otherwise the board rings for it like for any other order.',
  },
  bill: {
    title: 'Bill',
    place: 'Place order',
    placing: 'Placing order...',
    keys: 'Ctrl Enter places the order from anywhere.',
  },
  failed: {
    otherwise: 'The order could not be placed. Please check it and try again.',
    lost: 'No answer came. Please press again: it will not be ordered twice.',
    customer: 'This customer is not there any more. Please look up the number again.',
    /** Why the order was refused. */
    refused: {
      order_empty: 'No dish has reached the kitchen. Please add one.',
      order_payment_off: 'This way to pay is off. Please choose another one.',
      order_dish_unavailable: 'A dish has just been sold out. Please take it off.',
      cart_options_required: 'The options of a dish have changed. Please take it off and add it again.',
      order_price_changed: 'A price has changed meanwhile. Please tell the customer the new total.',
      order_slot_unavailable: whenTexts.taken,
      order_terms_changed:
        'The charges have changed: please tell the customer the new total, and place the order again.',
      order_balance_short: 'The customer’s balance is no longer enough for this. Please look at it again.',
      order_over_limit:
        'This is over the limit of the customer’s house account. Please choose another way to pay.',
      order_portions_gone: 'Fewer portions of a dish are left than ordered. Please order fewer of it.',
    } satisfies Record<PhoneRefusal, string>,
  },
  placed: {
    title: (order: string) => `Order ${order} is placed`,
    accepted: 'Accepted: the kitchen is on it.',
    onTheBoard: 'It is on the board as new.',
    notAccepted: 'It could not be accepted at once. Please accept it on the board.',
    customer: 'Customer',
    counter: 'At the counter',
    dishes: 'Dishes',
    to: 'To',
    pickup: 'Pickup',
    promised: 'Promised',
    cutlery: 'Cutlery',
    withCutlery: 'Comes with it',
    pay: 'To collect',
    paid: 'Paid',
    another: 'Another order',
    key: 'N',
    board: 'To the board',
  },
} as const;
