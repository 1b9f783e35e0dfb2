import type { ReactNode } from 'react';

/** Texts of the row of dishes that a customer has ordered before. */
export const againTexts = {
  title: 'Order again',
  deliveringTo: (address: string) => `Delivering to ${address}`,
  addAddress: 'Add your address',
  by: (time: string) => `by ${time}`,
  /** Instead, far from the kitchen (AREA-16). */
  onceAnswered: 'once the kitchen answers',
  freeAbove: (amount: string) => `free above ${amount}`,
  usual: (dishes: string) => `Your usual: ${dishes}`,
  /** @param total with everything that is charged @param comes such as 'by 1:30 pm' */
  inAll: (total: ReactNode, comes: string) => (
    <>
      {total} in all, {comes}
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
