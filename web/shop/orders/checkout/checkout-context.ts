import { createContext, use } from 'react';
import type { Place } from '#domain/areas/place.ts';
import type { CartLine } from '#domain/carts/line.ts';
import type { Paise } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import type { Bill, Extras } from '#domain/orders/pricing.ts';
import type { PaymentMethod } from '#domain/payments/methods.ts';
import type { When } from '#web/shared/orders/when/use-when.ts';
import type { Obstacle } from '../obstacle.ts';
import type { CheckoutContactValues } from './contact-values.ts';

/** What the customer has chosen and typed. */
export interface CheckoutRequest extends CheckoutContactValues {
  paymentMethod: PaymentMethod;
  /** What is paid from the balance. */
  fromBalance: Paise;
  /** The chosen slot (ISO time); undefined: as soon as possible. */
  scheduledFor: string | undefined;
  /** The time that was shown for an order as soon as possible (ISO time). */
  expectedBy: string | undefined;
}

/** The order that is being prepared, and what may be done with it. The parts of the checkout read it from here. */
export interface CheckoutState {
  lines: readonly CartLine[];
  bill: Bill;
  /** The tip and the coupons that the customer has chosen. */
  extras: Extras;
  /** Undefined where the kitchen takes no tips. */
  chooseTip: ((tip: Paise) => void) | undefined;
  kind: OrderKind;
  /** Chooses between delivery and pickup; undefined where the kitchen offers no pickup. */
  chooseKind: ((kind: OrderKind) => void) | undefined;
  when: When;
  /** Shows what the delivery address lacks. Returns whether it is complete. */
  checkAddress: () => boolean;
  /** Where it is brought, as far as that is known. */
  destination: Place | undefined;
  /** Why it is brought there by nobody; undefined where it is, and for pickup. */
  outside: string | undefined;
  /** Whether to ask for a name and a phone number, because the profile has none. */
  asks: { name: boolean; phone: boolean };
  /** Whether the customer's last order asked for cutlery. */
  usualCutlery: boolean;
  /** Whether an address is saved: then the page is a receipt (ORDER-46). Whoever has none sees the fields of one. */
  isReceipt: boolean;
  /** What the profile says that the customer does not tolerate; empty without anything. */
  usualAllergies: string;
  /** Changes of the cart are still being sent to the server. */
  settling: boolean;
  /** Why the order can't be placed: the kitchen is closed, or the order is below the minimum; empty while it can. */
  blockedBy: readonly string[];
  placing: boolean;
  obstacle: Obstacle | undefined;
  remove: (line: CartLine) => void;
  place: (request: CheckoutRequest) => void;
}

export const CheckoutContext = createContext<CheckoutState | undefined>(undefined);

export function useCheckout(): CheckoutState {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('A part of the checkout was rendered outside of it.');
  return checkout;
}
