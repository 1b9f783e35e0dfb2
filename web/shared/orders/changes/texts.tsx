import type { ReactNode } from 'react';

/** Texts for customers about changes of an order's lines. */
export const orderChangeTexts = {
  label: 'The kitchen asks',
  cannot: (dishes: string, reason: string) => `The kitchen can’t cook ${dishes}, because ${reason}.`,
  asked: (dishes: string) => `The kitchen would take ${dishes} off, as you asked.`,
  offers: (dishes: ReactNode, price: ReactNode) => (
    <>
      It offers {dishes} for {price} instead.
    </>
  ),
  note: (words: string) => `From the kitchen: “${words}”`,
  timeLeft: (minutes: number) =>
    minutes === 1 ? 'Please answer within 1 minute.' : `Please answer within ${minutes} minutes.`,
  otherwise: 'Without an answer the dish comes off, and you pay nothing for it.',
  over: 'The time to answer is over. The dish comes off now.',
  signIn: 'Please sign in to answer.',
  accept: (dishes: string) => `Take ${dishes}`,
  takeOff: 'Take it off',
  cancelAll: 'Cancel the whole order',
  newTotal: (total: ReactNode) => <>New total {total}</>,
  more: (amount: ReactNode) => <>{amount} more, to pay at the door</>,
  moreAtCounter: (amount: ReactNode) => <>{amount} more, to pay at the counter</>,
  less: (amount: ReactNode) => <>{amount} less</>,
  same: 'same total',
  nothingLeft: 'Nothing is left then: the order is cancelled.',
  question: 'Cancel the whole order?',
  explanation: 'The kitchen stops here. What you have paid goes back to you.',
  confirm: 'Cancel the order',
  keep: 'Keep it',
  failed: 'Your answer did not arrive. Please try again.',
  refused: {
    order_change_answered: 'This was answered meanwhile.',
    order_revised: 'Your order was changed meanwhile. Please look at it again.',
    order_moved_on: 'Your order has moved on meanwhile.',
  },
  story: {
    label: 'What has changed',
    off: (dishes: string) => `${dishes} taken off`,
    unanswered: (dishes: string) => `${dishes} taken off, as there was no answer`,
    instead: (offered: string, dishes: string) => `${offered} comes instead of ${dishes}`,
    back: (amount: ReactNode) => <>, {amount} comes back</>,
    less: (amount: ReactNode) => <>, {amount} less to pay</>,
    more: (amount: ReactNode) => <>, {amount} more to pay</>,
    withdrawn: (dishes: string) => `${dishes} stays in your order`,
  },
  revisions: {
    label: 'How this order has changed',
    placed: 'As it was ordered',
    changed: (time: string) => `Changed at ${time}`,
  },
} as const;
