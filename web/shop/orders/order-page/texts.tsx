import type { ReactNode } from 'react';
import { orderMessages } from '#domain/orders/messages.ts';

/** Texts of the page of one order. */
export const orderPageTexts = {
  page: { title: 'Your order' },
  heading: (orderNumber: string) => `Order ${orderNumber}`,
  placedOn: (moment: ReactNode) => <>Placed on {moment}</>,
  orderedFor: (moment: ReactNode) => <>Ordered for {moment}</>,
  loading: 'Loading your order...',
  gone: 'There is no such order',
  goneHint: 'It may be somebody else’s, or the address is not whole.',
  allOrders: 'All my orders',
  progress: 'Progress of your order',
  done: ' (done)',
  news: {
    waiting: 'The kitchen will answer in a moment.',
    ahead: 'You ordered ahead. The kitchen begins shortly before your time.',
    on: (day: string, window: ReactNode) => (
      <>
        {window}, on {day}
      </>
    ),
    arrivesIn: (minutes: number) => `Arrives in ${minutes} min`,
    readyIn: (minutes: number) => `Ready in ${minutes} min`,
    anyMinute: 'Any minute now',
    comes: (window: ReactNode) => <>It will be with you between {window}</>,
    promised: (window: ReactNode) => <>Promised between {window}</>,
    readyAt: (window: ReactNode) => <>It will be ready for you between {window}</>,
    window: (from: ReactNode, until: ReactNode) => (
      <>
        {from} and {until}
      </>
    ),
    ready: 'Your food is ready. Please come and fetch it.',
    attempted: (reason: string) =>
      `Your food could not be handed over: ${reason}. Please call the rider or the kitchen.`,
    late: 'We are late, and we are sorry. Your food is still coming; call the kitchen if you would like to know more.',
    moved: (reason: string) => `The time has changed because ${reason}.`,
    delivered: 'We hope you ate well.',
    note: (words: string) => `From the kitchen: “${words}”`,
    rejected: 'The kitchen could not take this order',
    expired: 'The kitchen did not answer in time, so this order is off.',
    unpaid: 'No payment has arrived in time, so this order is off. You can order again.',
    cancelled: 'This order is cancelled',
    because: (what: string, reason: string | null) => (reason ? `${what}, because ${reason}.` : `${what}.`),
    declined: (moment: ReactNode) => (
      <>The kitchen answered at {moment}: it is too late to cancel, your food is coming.</>
    ),
    asked: (moment: ReactNode) => (
      <>You asked the kitchen to cancel this order at {moment}. It will answer here.</>
    ),
  },
  map: {
    title: 'Where it comes from',
    open: 'Open in maps',
  },
  rider: {
    brings: (name: string) => `${name} brings it.`,
    call: 'Call the rider',
  },
  ride: {
    arrives: (from: number, until: number) => `Arrives in ${from}–${until} min`,
    away: (kilometres: string) => `${kilometres}\u00a0km`,
    stops: (count: number) =>
      count === 0
        ? 'You are the next stop'
        : count === 1
          ? 'One stop before you'
          : `${count} stops before you`,
    silent: (minutes: number) => `The rider’s phone has not said where it is for ${minutes} minutes.`,
    wasAway: (kilometres: string) => `Then it was ${kilometres}\u00a0km away.`,
    showMap: 'Show on the map',
    hideMap: 'Hide the map',
    map: 'Where your order is',
    kitchen: 'The kitchen',
    home: 'Your address',
    rider: 'Your rider',
  },
  cancel: {
    button: 'Cancel order',
    freeUntil: (time: ReactNode) => <>You can cancel free of charge until {time}.</>,
    freeUntilPaid: 'You can cancel until your payment is confirmed.',
    freeUntilAccepted: 'You can cancel free of charge until the kitchen accepts.',
    question: 'Cancel this order?',
    explanation: 'The kitchen stops here. What you have paid goes back to you.',
    confirm: 'Cancel the order',
    keep: 'Keep it',
    cancelled: 'Your order is cancelled',
    failed: 'The order could not be cancelled. Please call the kitchen.',
    refused: {
      order_moved_on: 'Your order has moved on meanwhile. Please call the kitchen.',
      order_cancel_too_late: orderMessages.cancelTooLate,
    },
    ask: 'Ask to cancel',
    askQuestion: 'Ask the kitchen to cancel?',
    askExplanation: 'Your food may be in the pan already. The kitchen decides and answers here.',
    askConfirm: 'Ask the kitchen',
    asked: 'The kitchen has your question',
  },
  help: {
    title: 'Help',
    call: 'Call the kitchen',
    support: (link: ReactNode) => <>Something not right? {link}</>,
    supportLink: 'Contact support',
  },
  details: 'Order details',
  address: 'Delivery address',
  fetch: 'You fetch it at',
  note: 'Your note to the kitchen',
  cutlery: 'Cutlery comes with it, as you asked.',
  payment: {
    title: 'Payment',
    paid: 'Paid',
    due: 'To pay at the door',
    awaited: 'Not paid yet',
    dueAtCounter: 'To pay when you fetch it',
    failed: 'Not paid',
    expired: 'Nothing to pay',
    refundStates: {
      owed: 'Goes back to you',
      sent: 'On its way to your bank, which may take 5 to 7 working days',
      failed: 'The kitchen gives it back in another way. It may call you',
      done: 'Has gone back to you',
      credited: 'Is in your balance here',
    },
    reasons: {
      rejected: 'the order was rejected',
      cancelled: 'the order was cancelled',
      expired: 'the order was not answered',
      lineRemoved: 'a dish was taken off',
      issue: 'something was wrong',
      goodwill: 'from the kitchen',
      paidTwice: 'it was paid twice',
    },
  },
  again: {
    button: 'Order again',
    busy: 'Filling your cart...',
    added: (count: number) => (count === 1 ? '1 dish is in your cart.' : `${count} dishes are in your cart.`),
    nothing: 'None of these dishes can be ordered now.',
    repriced: (dish: string, before: ReactNode, now: ReactNode) => (
      <>
        {dish} is now {now}, was {before}.
      </>
    ),
    missing: (dish: string) => `${dish} is not to be had today.`,
    full: (dish: string) => `There are enough of ${dish} in your cart.`,
    toCart: 'Look at the cart',
    failed: 'Your cart could not be filled. Please try again.',
  },
} as const;
