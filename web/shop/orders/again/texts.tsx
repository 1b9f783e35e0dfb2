import type { ReactNode } from 'react';

/** Texts of the row of dishes that a customer has ordered before. */
export const againTexts = {
  title: 'Order again',
  deliveringTo: (address: string) => `Delivering to ${address}`,
  addAddress: 'Add your address',
  by: (time: string) => `by ${time}`,
  freeAbove: (amount: string) => `free above ${amount}`,
  usual: (dishes: string) => `Your usual: ${dishes}`,
  /** @param total with everything that is charged */
  inAll: (total: ReactNode, time: string) => (
    <>
      {total} in all, by {time}
    </>
  ),
  /** Unfolds the dishes of the last orders. */
  more: 'More',
  /** @param price of one */
  each: (quantity: number, price: ReactNode) => (
    <>
      {quantity} × {price}
    </>
  ),
  add: 'Add',
  /** For screen readers: what one press adds. */
  addLabel: (quantity: number, dish: string) => `Add ${quantity} ${dish} again`,
  gone: (dishes: string) => `Not available today: ${dishes}`,
  nothing: 'None of the dishes from your last orders are available today.',
} as const;
