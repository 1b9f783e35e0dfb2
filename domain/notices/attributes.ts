import type { WireData } from '#domain/attributes.ts';

/** What a customer is told on the cart page: a dish of theirs has left the menu, and their cart with it. */
export const noticeAttributes = {
  userId: { type: 'string', size: 36, required: true },
  dishName: { type: 'string', size: 128, required: true },
  createdAt: { type: 'datetime' },
} as const;

export type WireNotice = WireData<typeof noticeAttributes>;
