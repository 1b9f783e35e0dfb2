import { type Data, SEARCH_TEXT, type WireData } from '#domain/attributes.ts';

/** What mails are about; an `sms` goes to a phone. */
export const MAIL_KINDS = [
  'verification',
  'recovery',
  'login-code',
  'sign-in',
  'order-confirmation',
  'newsletter-confirm',
  'newsletter-welcome',
  'contact-notification',
  'sms',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * Where a mail is on its way: waiting for its turn, being sent, taken by the mail server, kept here because there is
 * none, or given up.
 */
const MAIL_STATUSES = ['queued', 'sending', 'sent', 'kept', 'failed'] as const;

/** A mail of the outbox. Admins read it; nobody but the server writes. */
export const mailAttributes = {
  kind: { type: 'string', size: 40, oneOf: MAIL_KINDS, required: true },
  to: { type: 'string', size: 320, required: true },
  replyTo: { type: 'string', size: 320 },
  subject: { type: 'string', size: 500, required: true },
  text: { type: 'string', size: 200_000, required: true },
  html: { type: 'string', size: 200_000, required: true },
  unsubscribeUrl: { type: 'string', size: 2000 },
  status: { type: 'string', size: 10, oneOf: MAIL_STATUSES, required: true },
  attempts: { type: 'integer', min: 0, default: 0 },
  /** Why the last attempt failed. */
  error: { type: 'string', size: 1000 },
  createdAt: { type: 'datetime' },
  /** When it is sent, or tried again. */
  dueAt: { type: 'datetime' },
  sentAt: { type: 'datetime' },
  searchText: SEARCH_TEXT,
} as const;

export type MailData = Data<typeof mailAttributes>;
export type WireMail = WireData<typeof mailAttributes>;
