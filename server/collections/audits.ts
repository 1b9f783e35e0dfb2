import { sql } from 'drizzle-orm';
import { auditAttributes } from '#domain/audits/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** What a row is called whose person has closed their account. */
const CLOSED = 'A closed account';

/** What admins changed, for admins to look at. The engine writes it (server/documents/audit.ts); nobody changes it. */
export const audits = defineCollection('audits', auditAttributes, ({ fields }) => ({
  belongsTo: {
    owner: fields.adminId,
    onAccountClosed: { keep: 'Who changed what in the kitchen’s name stays on record.' },
    dataExport: { leftOut: 'It is the kitchen’s record, of other people’s data too.' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly },
  serverWrites: [],
  audit: { never: 'It is the audit log itself.' },
  hooks: {
    /** What was changed of somebody is forgotten with them; that it was changed stays. */
    async beforeAccountClosed(work, { id }) {
      await work.sql.execute(
        sql`update audits set label = ${CLOSED}, changes = '[]'
          where (collection = 'users' and "documentId" = ${id}) or position(${id} in changes::text) > 0`,
      );
    },
  },
}));
