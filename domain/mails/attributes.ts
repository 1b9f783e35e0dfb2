import type { Data, WireData } from '#domain/rows/data.ts';
import { searchTextOf } from '#domain/rows/row.ts';

/**
 * The status of a mail:
 * - `queued`: waits to be sent or retried
 * - `sending`: a worker is sending it
 * - `sent`: the mail server or the SMS gateway has accepted it
 * - `kept`: not sent, because no mail server or SMS gateway is set up
 * - `withheld`: not sent, because its recipient was sent too many of its kind within an hour
 * - `expired`: not sent, because its content was out of date
 * - `failed`: not sent after the last attempt
 */
const MAIL_STATUSES = ['queued', 'sending', 'sent', 'kept', 'withheld', 'expired', 'failed'] as const;

/**
 * A mail or a text message in the outbox. Its words are composed when it is sent or shown, and its secrets are stored
 * elsewhere. Admins read it, only the server writes it.
 */
export const mailAttributes = {
  /** A kind of server/mail/emails.ts, in words: 'order-confirmation'. */
  kind: { type: 'string', size: 40, required: true },
  /** The recipient's e-mail address, phone number or push subscription; null for the kitchen itself. */
  to: { type: 'string', size: 320, contact: true },
  /**
   * Whether the recipient had verified the address when the mail was enqueued. Only then may it repeat what they
   * typed.
   */
  addressProven: { type: 'boolean', default: false },
  /** The account that the mail is for. */
  userId: { type: 'string', size: 36, account: true, word: 'person' },
  /** The id of the order, message or subscriber that the mail is about. */
  aboutId: { type: 'string', size: 36 },
  status: { type: 'string', size: 10, oneOf: MAIL_STATUSES, required: true },
  attempts: { type: 'integer', min: 0, default: 0 },
  /** Why the last attempt failed. */
  error: { type: 'string', size: 1000 },
  createdAt: { type: 'datetime', assigned: true },
  /** When it is due to be sent or retried. */
  dueAt: { type: 'datetime' },
  sentAt: { type: 'datetime' },
  searchText: searchTextOf(({ to, kind, aboutId }) => [to ?? 'kitchen', kind, aboutId]),
} as const;

export type MailData = Data<typeof mailAttributes>;
export type WireMail = WireData<typeof mailAttributes>;
