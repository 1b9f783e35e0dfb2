import type { ReactNode } from 'react';

/** Texts of the row of dishes that a customer has ordered before. */
export const againTexts = {
  title: 'Order again',
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
