import type { ReactNode } from 'react';
import { tags } from '#web/lib/text-tags.tsx';

/** Texts of the cart's page. */
export const cartPageTexts = {
  page: { title: 'Your cart' },
  loading: 'Loading cart...',
  empty: {
    title: 'Your cart is empty',
    text: 'Something warm is on the stove. Have a look.',
    toMenu: 'Explore Our Menu',
  },
  heading: 'Your cart',
  dishes: 'Dishes in your cart',
  continueShopping: 'Continue Shopping',
  clear: 'Clear Cart',
  summary: 'Order summary',
  total: 'Total',
  subtotal: 'Subtotal',
  toCart: 'View cart',
  feeOf: (pincode: string) => `For a delivery to ${pincode}. At checkout the fee is that of your address.`,
  feeDiffers: 'The delivery fee depends on the pincode: checkout counts that of your address.',
  checkout: 'Proceed to Checkout',
  /** Below the button, for a visitor. */
  signInNext: 'You sign in at the next step. Your cart comes with you.',
  /** A dish whose name nobody knows any more. */
  someDish: 'A dish',
  priceForOne: (price: ReactNode) => (
    <>
      {price} {tags.muted('each')}
    </>
  ),
  remove: (dish: string) => `Remove ${dish}`,
  notAvailable: 'Not available right now. Please remove it to order the rest.',
  left: (portions: number) => `Only ${portions} left`,
  dismissNotice: (dish: string) => `Dismiss the note about ${dish}`,
  delivery: {
    free: 'Your delivery is free.',
    missing: (above: ReactNode, missing: ReactNode) => (
      <>
        Free delivery above {above}: add dishes for {missing} more.
      </>
    ),
    /** Used when the subtotal is exactly the amount above which delivery is free. */
    almost: (above: ReactNode) => <>Free delivery above {above}: one more small dish and it is yours.</>,
  },
} as const;
