/** A person's wish to be told when a sold-out dish is back (STOCK-12). */
export const dishAlertAttributes = {
  userId: { type: 'string', size: 36, account: true, assigned: true },
  dishId: { type: 'string', size: 36, min: 1, required: true },
} as const;
