/** A notice on a customer's cart page that a dish was deleted and therefore removed from their cart. */
export const noticeAttributes = {
  userId: { type: 'string', size: 36, account: true, required: true },
  dishName: { type: 'string', size: 128, required: true },
  createdAt: { type: 'datetime' },
} as const;
