import { orderAllergyAttributes } from '#domain/allergies/attributes.ts';
import { NOTICE_VERSION } from '#domain/privacy/notice.ts';
import { sql } from '#server/db/sql-template.ts';
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

/**
 * Keeps what the customer of an order does not tolerate. A repeated request writes it again before it finds its order, which
 * changes nothing.
 */
export async function keepOrderAllergies(
  work: Work,
  id: string,
  userId: string,
  words: string,
): Promise<void> {
  await work.sql.execute(
    sql`insert into "orderAllergies" (id, created, updated, "userId", words, notice, "createdAt")
      values (${id}, ${work.now}, ${work.now}, ${userId}, ${words}, ${NOTICE_VERSION}, ${work.now})
      on conflict do nothing`,
  );
}
