import type { PaidBy } from '#domain/ledger/attributes.ts';
import { uniqueId } from '#server/base/ids.ts';
import { ledgerEntries } from '#server/collections/ledger/ledger-entries.ts';
import { enterMember } from '#server/collections/memberships/enter-member.ts';
import { customerOfNumber } from '#server/collections/people/phone-customers.ts';
import { checkPlansOn } from '#server/collections/plans-on.ts';
import { find } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { createDocument } from '#server/documents/writing.ts';
import { mealSubscriptions } from '../meal-subscriptions.ts';
import type { Subscription } from '../meals/planned-meals.ts';

/** Whom staff subscribe: a customer they have found, or whoever has a number. */
export type Subscribing = { userId: string } | { phone: number; name: string | null };

/** What the customer pays ahead while subscribing (rupees), and the number of the transfer. */
export interface PaidWhileSubscribing {
  amount: number;
  paidBy: PaidBy;
  reference: string | null;
}

const BY_STAFF = { creator: null, fingerprint: null };

/**
 * Subscribes somebody whom staff have on the phone, as if they asked for it themselves. Whoever is not known yet becomes a
 * phone customer, and whoever their company pays for one of its people (PLAN-67). What they pay is in the ledger before, so that it pays for a bundle. All of it is done or nothing; a repeat with
 * the same id is answered by the first subscription, and pays nothing (PLAN-33).
 * @param values the attributes of the subscription, in wire form
 * @throws Failure money_of_own
 */
export async function subscribeByPhone(
  work: UnitOfWork,
  id: string,
  who: Subscribing,
  values: Readonly<Record<string, unknown>>,
  paid: PaidWhileSubscribing | null,
): Promise<Subscription> {
  checkPlansOn(work);
  const forUserId = 'userId' in who ? who.userId : await customerOfNumber(work, who.phone, who.name);
  const known = await find(work.sql, mealSubscriptions, id);
  if (known?.data.userId === forUserId) return known;
  const { companyId } = values;
  if (typeof companyId === 'string') await enterMember(work, companyId, forUserId);
  if (paid) {
    const { amount: credit, paidBy, reference } = paid;
    const entry = { userId: forUserId, kind: 'payment', credit, paidBy, reference };
    await createDocument(work, ledgerEntries, { id: uniqueId(), values: entry }, BY_STAFF, 'create');
  }
  const request = { id, values: { ...values, forUserId } };
  return createDocument(work, mealSubscriptions, request, BY_STAFF, 'create');
}
