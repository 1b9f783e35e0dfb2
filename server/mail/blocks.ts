/** Text that a person typed, with a replacement for mails to unproven addresses. */
export class TypedText {
  readonly words: string;
  readonly instead: string;

  constructor(words: string, instead: string) {
    this.words = words;
    this.instead = instead;
  }
}

/** Text of a mail: written by us, or typed by a person. */
export type Text = string | TypedText;

/** A block of an e-mail. It is rendered both as plain text and as HTML, so that the two forms have the same content. */
export type Block<Words = Text> =
  | { kind: 'paragraph' | 'note' | 'quote' | 'code'; text: Words }
  | { kind: 'button' | 'link'; label: string; url: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: Words])[]; lastIsTotal?: boolean };

/** The content of an e-mail before it is rendered. */
export interface EmailDraft {
  subject: Text;
  heading: Text;
  blocks: readonly Block[];
  /** The address that replies go to, as the person typed it. */
  replyTo?: string;
  /** The URL that ends the subscription. It is also sent as the List-Unsubscribe header. */
  unsubscribeUrl?: string;
}

/**
 * Marks text that a person typed, so that it can be left out of mails to unproven addresses. Otherwise anybody could
 * make the kitchen mail any text to a stranger.
 * @param instead what such mails say in its place
 */
export const typed = (words: string, instead: string): TypedText => new TypedText(words, instead);

export const paragraph = (text: Text): Block => ({ kind: 'paragraph', text });
export const note = (text: Text): Block => ({ kind: 'note', text });
export const quote = (text: Text): Block => ({ kind: 'quote', text });
/** A one-time code, in large digits. */
export const code = (text: string): Block => ({ kind: 'code', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });

/** Puts a text on one line, for subjects and labels. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
