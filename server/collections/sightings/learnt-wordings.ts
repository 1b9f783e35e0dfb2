import { learntWordingAttributes } from '#domain/sightings/learnt-attributes.ts';
import { builtInWordings, type Wording } from '#domain/sightings/wordings.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, hasRole } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** Wordings that this kitchen has learnt (SIGHT-18). `mark-text.ts` writes them; the owner deletes what reads wrongly. */
export const learntWordings = defineCollection('learntWordings', learntWordingAttributes, () => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly, delete: hasRole('owner') },
  audit: { label: ({ data }) => data.sender },
}));

const learnt = checkedQuery(
  'wordings that were learnt',
  { id: column.text(), pattern: column.text() },
  () => sql`select id, pattern from "learntWordings" order by sequence`,
);

/** The wordings by which texts of the bank are read: those that are built in, and those that were learnt. */
export const knownWordings = async (db: Sql): Promise<Wording[]> => [
  ...builtInWordings,
  ...(await learnt(db)).map((each): Wording => ({ ...each, source: 'learnt' })),
];
