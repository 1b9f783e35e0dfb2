import { mailAttributes } from '#domain/mails/attributes.ts';
import { adminOnly } from '#server/engine/access.ts';
import type { Collection } from '#server/engine/collection.ts';

/** The outbox, for admins to look at. The services write it (server/services/mail/outbox.ts). */
export const mails: Collection = {
  name: 'mails',
  attributes: mailAttributes,
  access: { read: adminOnly },
  serverWrites: [],
};
