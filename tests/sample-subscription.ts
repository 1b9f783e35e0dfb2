import { paise } from '#domain/money.ts';
import type { About } from '#server/mail/email.ts';

/** A subscription with an announced price, for mails in tests. */
export const subscription: About<'mealSubscriptions'> = {
  id: 'subscription1',
  userId: 'asha',
  forUserId: null,
  planId: 'plan1',
  planName: 'Ghar Ki Thali',
  mealTimeIds: ['lunch'],
  weekdays: ['monday'],
  quantity: 1,
  choices: [],
  addressId: null,
  addresses: null,
  address: 'Buy gold\r\nBcc: everybody@example.in',
  startsOn: '2026-12-01',
  endsOn: null,
  paidBy: 'balance',
  companyId: null,
  state: 'active',
  price: paise(12_000),
  newPrice: paise(13_000),
  newPriceFrom: '2026-12-12',
  acceptsNewPrice: false,
  trial: false,
  mealsAtMost: null,
  takesBundle: false,
  bundleLeft: 0,
  bundleMealPrice: null,
  bundleUntil: null,
  agreedAt: new Date('2026-11-30T20:15:00Z'),
};
