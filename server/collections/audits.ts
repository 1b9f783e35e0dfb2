import { auditAttributes } from '#domain/audits/attributes.ts';
import { attributesOf } from '#domain/collections.ts';
import type { Attribute } from '#domain/rows/row.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly } from '#server/documents/access.ts';
import { contactKey } from '#server/documents/audit-persons.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { contactsOf } from './memberships/memberships.ts';

/** The label of entries about a person who has closed their account. */
const CLOSED = 'A closed account';

/** The attributes of all collections that hold the id of an account, or records that have it under a key. */
const holders = Object.entries(attributesOf).flatMap(([collection, attributes]) =>
  Object.entries<Attribute>(attributes).flatMap(([field, attribute]) => {
    const account = 'account' in attribute && attribute.account;
    return account ? [{ collection, field, key: account === true ? null : account }] : [];
  }),
);

/** How a record with this id looks in the log, where it is JSON in a JSON text. Texts that people type can't look like it. */
const inRecord = (key: string | null, id: string): string | null =>
  key === null ? null : JSON.stringify(`"${key}":${JSON.stringify(id)}`).slice(1, -1);

/** The holders, with how this id and the one after a move look in their records; null for those that hold nothing else. */
const holdersOf = (id: string, to = id) => sql`unnest(
    ${holders.map(({ collection }) => collection)}::text[],
    ${holders.map(({ field }) => field)}::text[],
    ${holders.map(({ key }) => inRecord(key, id))}::text[],
    ${holders.map(({ key }) => inRecord(key, to))}::text[]
  ) as holder (collection, field, record, moved)`;

/**
 * Whether an entry is about an account: the entry of its profile, or one with a change of an attribute that holds account
 * ids, from or to exactly this id. People choose their ids, so the same text elsewhere says nothing.
 */
const isAbout = (id: string) => sql`(
    (collection = 'users' and "documentId" = ${id})
    or exists (
      select 1 from ${holdersOf(id)}, jsonb_array_elements(audits.changes) as change
      where holder.collection = audits.collection and change ->> 'field' = holder.field
        and case when holder.record is null then to_jsonb(${id}::text) in (change -> 'before', change -> 'after')
          else position(holder.record in concat(change -> 'before', change -> 'after')) > 0 end
    )
  )`;

/** Whether an entry is about a document of theirs that is labelled with their name or address, whatever was changed. */
const isOfTheirDocument = (id: string) => sql`(
    (collection = 'orders' and "documentId" in (select id from orders where "userId" = ${id}))
    or (collection = 'reviews' and "documentId" in (select id from reviews where "userId" = ${id}))
    or (collection = 'mails' and "documentId" in (select id from mails where "userId" = ${id}))
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
  audit: { never: 'It is the audit log itself.' },
  hooks: {
    /** Removes names and changes from the entries about a person who closes their account, and about what is theirs. */
    async beforeAccountClosed(work, { id }) {
      const persons = [id, ...(await contactsOf(work.sql, id)).map(contactKey)];
      await work.sql.execute(
        sql`update audits set label = ${CLOSED}, changes = '[]' where ${isAbout(id)} or ${isOfTheirDocument(id)}
          or id in (select audit from audit_persons where person = any(${persons}::text[]))`,
        'blank audit entries',
      );
      await work.sql.execute(
        sql`delete from audit_persons where person = any(${persons}::text[])`,
        'forget whom audit entries are about',
      );
    },
  },
}));

/** Moves the entries about the profile `from` to the profile `to`, into which it is merged. */
export async function moveAuditEntries(work: Work, from: string, to: string): Promise<void> {
  const moved = (side: 'before' | 'after') => {
    const value = sql`change -> ${side}::text`;
    return sql`case when holder.field is null then ${value}
      when holder.record is not null then replace((${value})::text, holder.record, holder.moved)::jsonb
      when ${value} = to_jsonb(${from}::text) then to_jsonb(${to}::text) else ${value} end`;
  };
  await work.sql.execute(
    sql`update audits set
        "documentId" = case when collection = 'users' and "documentId" = ${from} then ${to} else "documentId" end,
        changes = coalesce((
          select jsonb_agg(
            change || jsonb_build_object('before', ${moved('before')}, 'after', ${moved('after')}) order by place
          )
          from jsonb_array_elements(audits.changes) with ordinality as listed (change, place)
            left join ${holdersOf(from, to)}
              on holder.collection = audits.collection and holder.field = change ->> 'field'
        ), '[]')
      where ${isAbout(from)}`,
    'move audit entries',
  );
  await work.sql.execute(
    sql`insert into audit_persons (audit, person) select audit, ${to} from audit_persons where person = ${from}
      on conflict do nothing`,
    'move persons of audit entries',
  );
}
