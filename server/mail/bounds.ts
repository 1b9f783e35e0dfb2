import type { OutboxMail } from './email.ts';

/**
 * Mails of one kind that one recipient gets within an hour, so that nobody can use the kitchen to fill a mailbox or to
 * run up a bill at the SMS gateway. They are counted by kind: somebody who asks for one kind in a stranger's name
 * must not stop the stranger's mails of other kinds.
 */
const PER_HOUR = {
  /** Somebody who gets no text message asks again a few times; each costs the kitchen money. */
  textMessage: 10,
  /** Twice what the wire's own limits let one person ask for: this one holds across instances and restarts. */
  secret: 20,
  /** Contact messages all go to one mailbox; beyond a message a minute the admin's list of them serves better. */
  kitchen: 60,
  /** An office where everybody orders from one account. */
  proven: 30,
  /** The address may be a stranger's, who never asked for any of them. */
  unproven: 5,
};

/** Whom a mail goes to: the kitchen itself, or somebody who has proven the address, or has not. */
export type Recipient = 'kitchen' | 'proven' | 'unproven';
export const RECIPIENTS: readonly Recipient[] = ['kitchen', 'proven', 'unproven'];

export function maxPerHour(email: OutboxMail, recipient: Recipient): number {
  if (email.channel === 'sms') return PER_HOUR.textMessage;
  return email.secret ? PER_HOUR.secret : PER_HOUR[recipient];
}
