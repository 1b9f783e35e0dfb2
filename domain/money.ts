/** Amounts are integer paise inside the product and rupee numbers on the wire; 100 paise make a rupee. */
const PAISE_PER_RUPEE = 100;

/**
 * Paise of a rupee amount.
 * @param rupees a number with at most two decimals
 * @returns integer paise
 */
export function toPaise(rupees: number): number {
  return Math.round(rupees * PAISE_PER_RUPEE);
}

/** Rupee number of an amount in paise. */
export function toRupees(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** The nearest whole rupee, 50 paise up. Takes and returns paise. */
export function roundToRupee(paise: number): number {
  return Math.round(paise / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
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

/** An amount in paise as people read it: ₹1,24,500, with paise only where there are some. */
export function formatMoney(paise: number): string {
  return (paise % PAISE_PER_RUPEE === 0 ? whole : exact).format(toRupees(paise));
}
