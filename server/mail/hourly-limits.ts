import type { OutboxMail } from './email.ts';

/**
 * Mails of one kind that a recipient may get within an hour, so that nobody can fill a mailbox or run up a bill at
 * the SMS gateway. Each kind is counted on its own: requests for one kind in a stranger's name must not block the
 * stranger's other mails.
 */
const PER_HOUR = {
  /** Allows a few requests by a person whose text message did not arrive. Each costs the kitchen money. */
  textMessage: 10,
  /** A busy evening's orders, to one browser. */
  pushMessage: 200,
  /** Codes and links: twice what the rate limits let one person request. Unlike those, this holds across instances and restarts. */
  secret: 20,
  /** All contact messages go to one mailbox: one a minute. The others are in the admin's list of messages. */
  kitchen: 60,
  /** Enough for an office where everybody orders from one account. */
  proven: 30,
  /** Few, because the address may belong to a stranger who never asked for these mails. */
  unproven: 5,
};

/** Kinds of recipients: the kitchen itself, a proven address, an unproven one. */
export const RECIPIENTS = ['kitchen', 'proven', 'unproven'] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** Whether a message beyond the hourly limit is refused with what causes it: a code or link. Any other is withheld (MAIL-8). */
export const isRefusedBeyondLimit = ({ secret, isNotice = false, tells }: OutboxMail): boolean =>
  secret !== null && !isNotice && tells === undefined;

export function maxPerHour(email: OutboxMail, recipient: Recipient): number {
  if (email.channel === 'sms') return PER_HOUR.textMessage;
  if (email.channel === 'push') return PER_HOUR.pushMessage;
  return isRefusedBeyondLimit(email) ? PER_HOUR.secret : PER_HOUR[recipient];
}
