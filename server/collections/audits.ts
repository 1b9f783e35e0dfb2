import { auditAttributes } from '#domain/audits/attributes.ts';
import { adminOnly } from '#server/engine/access.ts';
import type { Collection } from '#server/engine/collection.ts';

/** What admins changed, for admins to look at. The engine writes it (server/engine/audit.ts); nobody changes it. */
export const audits: Collection = {
  name: 'audits',
  attributes: auditAttributes,
  access: { read: adminOnly },
  serverWrites: [],
};
