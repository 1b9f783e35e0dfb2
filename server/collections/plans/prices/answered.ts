import type { PriceAnswer } from '#domain/plans/prices/new-prices.ts';
import { actorId } from '#server/documents/actor.ts';
import type { Work } from '#server/documents/collection.ts';

/** What a subscription stores of an answer to its new price, with who has recorded it. */
export const answered = ({ actor, now }: Work, answer: Exclude<PriceAnswer, 'remind'>) => ({
  acceptsNewPrice: answer === 'agree',
  keepsPrice: answer === 'keep',
  priceAnsweredAt: now,
  priceAnsweredBy: actorId(actor),
});
