// A file of its own: pages of customers load these without the rows of coupons and their words.

/** The most coupons of one order. */
export const MAX_COUPONS = 3;
/** The most characters of a code. */
export const MAX_CODE = 20;
