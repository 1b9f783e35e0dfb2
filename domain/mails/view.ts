/** The content of a mail, a text message or a Web Push message, as text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  /** Empty for text messages and Web Push messages. */
  html: string;
  /** The address that unsubscribes from this kind of mail; null if there is none. */
  unsubscribeUrl: string | null;
  /** The address to which replies go. */
  replyTo: string | null;
  /** The id under which an operator has registered a text message, and its values; missing: none. */
  template?: { id: string; variables: string[] };
  /** The page that a press on a Web Push message opens, as a path of the site. */
  opens: string | null;
}

/**
 * What a person may see of a mail:
 * - `words`: everything
 * - `revealable`: it holds a secret, which the person may reveal
 * - `hidden`: it holds a secret, which the person may not reveal
 * - `wiped`: its secret has been deleted
 * - `gone`: the document that it is about has been deleted
 */
export type MailView =
  | { view: 'words'; content: MailContent }
  | { view: 'revealable' | 'hidden' | 'wiped' | 'gone' };
