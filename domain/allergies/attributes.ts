/** The most characters of what somebody says they do not tolerate. */
export const MAX_ALLERGIES = 200;

/** The most characters of what an order says: what stands in the profile, and what was said of the plan. */
const MAX_ORDER_ALLERGIES = 2 * MAX_ALLERGIES + 2;

/** Days after which an order's note on allergies is deleted, as the privacy notice says (ALLERGY-6). */
export const ORDER_ALLERGY_DAYS = 90;

/**
 * What the customer of an order does not tolerate, in their own words (ALLERGY-1). It has the id of its order. Orders
 * themselves only say that there is such a document: riders read orders, and must not read this.
 */
export const orderAllergyAttributes = {
  /** Null for an order that staff took without a number. */
  userId: { type: 'string', size: 36, account: true, writtenBy: 'server' },
  words: { type: 'string', size: MAX_ORDER_ALLERGIES, assigned: true },
  /** The version of the privacy notice under which the customer agreed. */
  notice: { type: 'string', size: 20, assigned: true },
  createdAt: { type: 'datetime', assigned: true },
} as const;
