import { mailAttributes } from '#domain/mails/attributes.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { MAIL_KINDS } from '#server/mail/emails.ts';

const attributes = { ...mailAttributes, kind: { ...mailAttributes.kind, oneOf: MAIL_KINDS } };

/** The outbox, which admins may read. Mails are enqueued with server/mail/outbox.ts. */
export const mails = defineCollection('mails', attributes, ({ fields }) => ({
  belongsTo: {
    owner: { account: fields.userId, email: fields.to },
    few: 'They are limited per hour and deleted after some weeks.',
    onAccountClosed: 'erase',
    onChangeOfOwner: { keep: 'It is the kitchen’s record of what it sent.' },
    dataExport: { leftOut: 'They were sent to the person.' },
  },
  reachedBy: 'documents',
  subscribers: 'nobody',
  access: { read: adminOnly },
  audit: { never: 'Nobody changes them.' },
}));
