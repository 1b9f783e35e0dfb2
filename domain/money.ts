/**
 * Amounts are whole paise inside the product and rupees on the wire; 100 paise make a rupee. The two types keep one
 * from being taken for the other: `toPaise` and `toRupees` are the only ways across.
 */
declare const unit: unique symbol;

/** A whole number of paise: every amount that is reckoned with. */
export type Paise = number & { readonly [unit]: 'paise' };
/** A number of rupees with at most two decimals: what the wire and people's forms carry. */
export type Rupees = number & { readonly [unit]: 'rupees' };

const PAISE_PER_RUPEE = 100;

/** Says that a number is an amount in paise; it must be whole. */
export function paise(amount: number): Paise {
  return amount as Paise;
}

/** No money. */
export const NOTHING: Paise = paise(0);

/** Says that a number is an amount in rupees. */
export function rupees(amount: number): Rupees {
  return amount as Rupees;
}

/** Paise of a rupee amount, rounded to a whole one. */
export function toPaise(amount: Rupees): Paise {
  return paise(Math.round(amount * PAISE_PER_RUPEE));
}

/** Rupees of an amount in paise. */
export function toRupees(amount: Paise): Rupees {
  return rupees(amount / PAISE_PER_RUPEE);
}

/** An amount several times over. */
export function times(amount: Paise, count: number): Paise {
  return paise(amount * count);
}

/** The sum of the amounts, in paise; 0 for none. */
export function sum(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((total, amount) => total + amount, 0));
}

/** A share of an amount in percent, rounded to the nearest whole rupee, 50 paise up. */
export function percentToRupee(amount: Paise, percent: number): Paise {
  return roundToRupee(paise((amount * percent) / 100));
}

/** The nearest whole rupee, 50 paise up. */
export function roundToRupee(amount: Paise): Paise {
  return paise(Math.round(amount / PAISE_PER_RUPEE) * PAISE_PER_RUPEE);
}

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** An amount as people read it: ₹1,24,500, with paise only where there are some. */
export function formatMoney(amount: Paise): string {
  return (amount % PAISE_PER_RUPEE === 0 ? whole : exact).format(toRupees(amount));
}
