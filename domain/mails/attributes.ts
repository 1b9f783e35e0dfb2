import { type Data, SEARCH_TEXT, type WireData } from '#domain/attributes.ts';

/**
 * Where a mail is on its way:
 * - `queued`: waits for its turn, or for its next attempt
 * - `sending`: a worker has it
 * - `sent`: the mail server or the gateway has taken it
 * - `kept`: stays here, because there is no mail server or no gateway
 * - `withheld`: not sent, because its recipient got too many of its kind within an hour
 * - `expired`: not sent, because what it holds or is about was of no use any more
 * - `failed`: given up
 */
const MAIL_STATUSES = ['queued', 'sending', 'sent', 'kept', 'withheld', 'expired', 'failed'] as const;

/**
 * A mail or a text message of the outbox. Its words are composed when it is sent or shown; no secret is ever part of
 * it. Admins read it; nobody but the server writes.
 */
export const mailAttributes = {
  /** One of the kinds in server/mail/emails.ts, which read as words: 'order-confirmation'. */
  kind: { type: 'string', size: 40, required: true },
  /** An address, or the number of a text message; null is the kitchen itself. */
  to: { type: 'string', size: 320 },
  /** The recipient had proven the address when the mail was written: what people typed may be repeated to them. */
  addressProven: { type: 'boolean', default: false },
  /** The account the mail belongs to. */
  userId: { type: 'string', size: 36 },
  /** The order, message or subscriber it is about. */
  aboutId: { type: 'string', size: 36 },
  status: { type: 'string', size: 10, oneOf: MAIL_STATUSES, required: true },
  attempts: { type: 'integer', min: 0, default: 0 },
  /** Why the last attempt failed. */
  error: { type: 'string', size: 1000 },
  createdAt: { type: 'datetime', assigned: true },
  /** When it is sent, or tried again. */
  dueAt: { type: 'datetime' },
  sentAt: { type: 'datetime' },
  searchText: SEARCH_TEXT,
} as const;

export type MailData = Data<typeof mailAttributes>;
export type WireMail = WireData<typeof mailAttributes>;
