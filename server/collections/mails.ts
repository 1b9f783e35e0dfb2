import { mailAttributes } from '#domain/mails/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';

/** The outbox, for admins to look at. The services write it (server/mail/outbox.ts). */
export const mails = defineCollection('mails', mailAttributes, () => ({
  access: { read: adminOnly },
  serverWrites: [],
}));
