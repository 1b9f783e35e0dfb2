import { paise } from '#domain/money.ts';

/** A change of an order that its customer has accepted, with hostile words where the kitchen types some. */
export const sampleChange = (typed: string, name: string) => ({
  id: 'change1',
  orderId: 'order1',
  userId: 'asha',
  revision: 1,
  line: 0,
  quantity: 1,
  substituteId: 'b',
  substituteQuantity: 1,
  reason: 'outOfItem' as const,
  note: typed,
  state: 'accepted' as const,
  removed: [{ dishId: 'a', name, quantity: 1, price: paise(24_900), imgUrl: '' }],
  offered: [{ dishId: 'b', name, quantity: 1, price: paise(30_000), imgUrl: '' }],
  answerBy: new Date('2026-12-31T20:20:00Z'),
  answeredAt: null,
  answeredBy: null,
  answeredRole: null,
  orderNumber: 1042,
  totalBefore: paise(1_312_350),
  totalAfter: paise(1_317_450),
  actorId: 'cook',
  actorRole: 'kitchen' as const,
  createdAt: new Date('2026-12-31T20:15:00Z'),
});
