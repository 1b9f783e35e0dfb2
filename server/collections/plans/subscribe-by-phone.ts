import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { createDocument } from '#server/documents/writing.ts';
import { customerOfNumber } from '../phone-customers.ts';
import { mealSubscriptions } from './meal-subscriptions.ts';
import type { Subscription } from './planned-meals.ts';
import { checkPlansOn } from './plans-on.ts';

/** Whom staff subscribe: a customer they have found, or whoever has a number. */
export type Subscribing = { userId: string } | { phone: number; name: string | null };

/**
 * Subscribes somebody whom staff have on the phone, as if they asked for it themselves. Whoever is not known yet becomes a
 * phone customer. A repeat with the same id is answered by the first subscription (PLAN-33).
 * @param values the attributes of the subscription, in wire form
 */
export async function subscribeByPhone(
  work: UnitOfWork,
  id: string,
  who: Subscribing,
  values: Readonly<Record<string, unknown>>,
): Promise<Subscription> {
  checkPlansOn(work);
  const forUserId = 'userId' in who ? who.userId : await customerOfNumber(work, who.phone, who.name);
  const known = await find(work.sql, mealSubscriptions, id);
  if (known?.data.userId === forUserId) return known;
  const request = { id, values: { ...values, forUserId } };
  return createDocument(work, mealSubscriptions, request, { creator: null, fingerprint: null }, 'create');
}
