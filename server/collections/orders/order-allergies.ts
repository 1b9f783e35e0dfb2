import { orderAllergyAttributes } from '#domain/allergies/attributes.ts';
import { NOTICE_VERSION } from '#domain/privacy/notice.ts';
import { kitchenOnly, ownerOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';

/**
 * What customers do not tolerate, for one order each. The kitchen and the customer read it; riders and printers only know
 * that it is there (ALLERGY-3).
 */
export const orderAllergies = defineCollection('orderAllergies', orderAllergyAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.userId,
    onAccountClosed: 'erase',
    onChangeOfOwner: { keep: 'What was ordered stays the kitchen’s record.' },
    dataExport: { as: 'orderAllergies' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: (caller) => kitchenOnly(caller) || ownerOnly(fields.userId)(caller) },
  audit: { never: 'Nobody changes them.' },
}));

/** Keeps what the customer of an order does not tolerate; null: a customer without a profile. */
export async function keepOrderAllergies(
  work: Work,
  id: string,
  userId: string | null,
  words: string,
): Promise<void> {
  await work.add(orderAllergies, id, { userId, words, notice: NOTICE_VERSION, createdAt: work.now });
}
