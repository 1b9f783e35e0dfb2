import { auditAttributes } from '#domain/audits/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** What admins changed, for admins to look at. The engine writes it (server/documents/audit.ts); nobody changes it. */
export const audits = defineCollection('audits', auditAttributes, () => ({
  access: { read: adminOnly },
  serverWrites: [],
}));
