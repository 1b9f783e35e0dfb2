import type { ReactNode } from 'react';
import { tags } from '#web/lib/text-tags.tsx';

/** Texts of the controls that fill the cart; `cartMessages` of the domain are what both sides say. */
export const cartTexts = {
  quantity: (dish: string) => `Quantity of ${dish}`,
  add: (dish: string) => <>+ Add{tags.hidden(` ${dish}`)}</>,
  /** The button of the toast after clearing the cart. */
  undo: 'Undo',
  bar: {
    label: 'Cart',
    content: (dishes: number, cost: ReactNode) => (
      <>
        {`${dishes} ${dishes === 1 ? 'item' : 'items'} · `}
        {cost}
      </>
    ),
    view: 'View cart',
    /** About free delivery. */
    missing: (cost: ReactNode) => <>{cost} more for free delivery</>,
    /** The subtotal is exactly the amount above which delivery is free. */
    almost: 'One more small dish for free delivery',
    free: 'Free delivery',
  },
} as const;
