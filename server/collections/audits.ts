import { sql } from 'drizzle-orm';
import { auditAttributes } from '#domain/audits/attributes.ts';
import { attributesOf } from '#domain/collections.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';

/** The label of entries about a person who has closed their account. */
const CLOSED = 'A closed account';

/** The attributes of all collections that hold the id of an account. */
const holders = Object.entries(attributesOf).flatMap(([collection, attributes]) =>
  Object.entries(attributes)
    .filter(([, attribute]) => 'account' in attribute)
    .map(([field]) => ({ collection, field })),
);

const HOLDERS = sql`select * from unnest(
    ${sql.param(holders.map(({ collection }) => collection))}::text[],
    ${sql.param(holders.map(({ field }) => field))}::text[]
  ) as holder (collection, field)`;

/**
 * Whether an entry is about an account: the entry of its profile, or one with a change of an attribute that holds account
 * ids, from or to exactly this id. People choose their ids, so the same text elsewhere says nothing.
 */
const isAbout = (id: string) => sql`(
    (collection = 'users' and "documentId" = ${id})
    or exists (
      select 1 from (${HOLDERS}) as holders, jsonb_array_elements(audits.changes) as change
      where holders.collection = audits.collection and change ->> 'field' = holders.field
        and to_jsonb(${id}::text) in (change -> 'before', change -> 'after')
    )
  )`;

/** The audit log. The server writes it (server/documents/audit.ts), admins read it, and nobody changes it. */
export const audits = defineCollection('audits', auditAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.adminId,
    onAccountClosed: { keep: 'Who changed what in the kitchen’s name stays on record.' },
    onChangeOfOwner: { keep: 'It is the kitchen’s record.' },
    dataExport: { leftOut: 'It is the kitchen’s record and contains other people’s data.' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly },
  serverWrites: [],
  audit: { never: 'It is the audit log itself.' },
  hooks: {
    /** Removes names and changes from the entries about a person who closes their account. */
    async beforeAccountClosed(work, { id }) {
      await work.sql.execute(
        sql`update audits set label = ${CLOSED}, changes = '[]' where ${isAbout(id)}`,
        'blank audit entries',
      );
    },
  },
}));

/** Moves the entries about the profile `from` to the profile `to`, into which it is merged. */
export async function moveAuditEntries(work: Work, from: string, to: string): Promise<void> {
  const moved = (side: 'before' | 'after') => {
    const value = sql`change -> ${side}::text`;
    return sql`case when held and ${value} = to_jsonb(${from}::text) then to_jsonb(${to}::text) else ${value} end`;
  };
  await work.sql.execute(
    sql`update audits set
        "documentId" = case when collection = 'users' and "documentId" = ${from} then ${to} else "documentId" end,
        changes = coalesce((
          select jsonb_agg(
            change || jsonb_build_object('before', ${moved('before')}, 'after', ${moved('after')}) order by place
          )
          from jsonb_array_elements(audits.changes) with ordinality as listed (change, place),
            lateral (
              select (audits.collection, change ->> 'field') in (${HOLDERS}) as held
            ) as kind
        ), '[]')
      where ${isAbout(from)}`,
    'move audit entries',
  );
}
