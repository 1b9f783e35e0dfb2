import { creditArrival } from '#server/collections/ledger/top-ups.ts';
import type { Work } from '#server/documents/collection.ts';
import { CURRENCY, type ReceivedPayment } from './gateway.ts';

/** How our names of the pages of top-ups begin; no id of an order contains a colon. */
const PREFIX = 't:';

/** Our name of the page of a top-up. */
export const topUpPageName = (topUpId: string): string => `${PREFIX}${topUpId}`;

/** The top-up whose page has this name; undefined for the pages of orders. */
const topUpOf = (reference: string): string | undefined =>
  reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : undefined;

/** Credits money that the gateway has received on the page of a top-up; undefined if it is the page of an order. */
export async function recordTopUpArrival(
  work: Work,
  { reference, payment }: { reference: string; payment: ReceivedPayment },
): Promise<'recorded' | 'known' | 'wrong amount' | undefined> {
  const topUpId = topUpOf(reference);
  if (topUpId === undefined) return undefined;
  if (payment.currency !== CURRENCY) return 'wrong amount';
  return (await creditArrival(work, topUpId, payment)) ? 'recorded' : 'known';
}
