import type { OutboxMail } from './email.ts';

/**
 * Mails of one kind that a recipient may get within an hour, so that nobody can fill a mailbox or run up a bill at
 * the SMS gateway. Counted by kind, because whoever requests one kind in a stranger's name must not stop the
 * stranger's other mails.
 */
const PER_HOUR = {
  /** Somebody who gets no text message asks again a few times; each costs the kitchen money. */
  textMessage: 10,
  /** Twice what the rate limits let one person request. This bound also holds across instances and restarts. */
  secret: 20,
  /** All contact messages go to one mailbox. Beyond one a minute, the admin's list of messages serves better. */
  kitchen: 60,
  /** An office where everybody orders from one account. */
  proven: 30,
  /** The address may be a stranger's, who never asked for these mails. */
  unproven: 5,
};

/** Kinds of recipients: the kitchen itself, a proven address, an unproven one. */
export type Recipient = 'kitchen' | 'proven' | 'unproven';
export const RECIPIENTS: readonly Recipient[] = ['kitchen', 'proven', 'unproven'];

export function maxPerHour(email: OutboxMail, recipient: Recipient): number {
  if (email.channel === 'sms') return PER_HOUR.textMessage;
  return email.secret ? PER_HOUR.secret : PER_HOUR[recipient];
}
