import { sql } from 'drizzle-orm';
import { auditAttributes } from '#domain/audits/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';

/** The label of entries about a person who has closed their account. */
const CLOSED = 'A closed account';

/** The audit log. The server writes it (server/documents/audit.ts), admins read it, and nobody changes it. */
export const audits = defineCollection('audits', auditAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.adminId,
    onAccountClosed: { keep: 'Who changed what in the kitchen’s name stays on record.' },
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
        sql`update audits set label = ${CLOSED}, changes = '[]'
          where (collection = 'users' and "documentId" = ${id}) or position(${id} in changes::text) > 0`,
      );
    },
  },
}));

/** Moves the entries about the profile `from` to the profile `to`, into which it is merged. */
export async function moveAuditEntries(work: Work, from: string, to: string): Promise<void> {
  await work.sql.execute(
    sql`update audits set changes = replace(changes::text, ${from}, ${to})::jsonb,
        "documentId" = case when "documentId" = ${from} then ${to} else "documentId" end
      where "documentId" = ${from} or position(${from} in changes::text) > 0`,
  );
}
