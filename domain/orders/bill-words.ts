/** What the lines of a bill are called, on screens and on printed sheets. What delivery is called each says itself. */
export const billWords = {
  subtotal: 'Subtotal',
  free: 'Free',
  discount: 'Coupons',
  packing: 'Packing',
  tip: 'Tip',
  tax: (percent: number) => `Tax (${percent}%)`,
  cgst: (percent: number) => `CGST ${percent}%`,
  sgst: (percent: number) => `SGST ${percent}%`,
  roundOff: 'Round off',
};
