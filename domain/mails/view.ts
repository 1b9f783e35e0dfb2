/** What a mail says, the same in both forms. */
export interface MailContent {
  subject: string;
  text: string;
  /** Empty for a text message. */
  html: string;
  /** Ends the subscription the mail belongs to. */
  unsubscribeUrl: string | null;
  /** Who gets the answer when somebody replies. */
  replyTo: string | null;
}

/**
 * What somebody may see of a mail:
 * - `words`: all of it
 * - `revealable`: it holds a secret, which they may have shown
 * - `hidden`: it holds a secret, which they may not
 * - `wiped`: the secret it held is no longer there
 * - `gone`: what it is about is no longer there
 */
export type MailView =
  | { view: 'words'; content: MailContent }
  | { view: 'revealable' | 'hidden' | 'wiped' | 'gone' };
