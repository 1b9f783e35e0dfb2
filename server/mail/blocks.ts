/** Words that a person typed, with a replacement for mails to unproven addresses. */
export class TypedText {
  readonly words: string;
  readonly instead: string;

  constructor(words: string, instead: string) {
    this.words = words;
    this.instead = instead;
  }
}

/** Text of a mail: our own words, or somebody's. */
export type Text = string | TypedText;

/** A block of an e-mail. Each is rendered as text and as HTML, so that both say the same. */
export type Block<Words = Text> =
  | { kind: 'paragraph' | 'note' | 'quote' | 'code'; text: Words }
  | { kind: 'button' | 'link'; label: string; url: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: Words])[]; lastIsTotal?: boolean };

/** The words of an e-mail before they are laid out. */
export interface EmailDraft {
  subject: Text;
  heading: Text;
  blocks: readonly Block[];
  /** Who gets the answer when somebody replies; typed by them. */
  replyTo?: string;
  /** The URL that ends the subscription; mail programs get it as List-Unsubscribe. */
  unsubscribeUrl?: string;
}

/**
 * Marks words that a person typed. Otherwise anybody could have the kitchen mail their words to a stranger.
 * @param instead is shown where the words may not be repeated
 */
export const typed = (words: string, instead: string): TypedText => new TypedText(words, instead);

export const paragraph = (text: Text): Block => ({ kind: 'paragraph', text });
export const note = (text: Text): Block => ({ kind: 'note', text });
export const quote = (text: Text): Block => ({ kind: 'quote', text });
/** Digits to copy or to type. */
export const code = (text: string): Block => ({ kind: 'code', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });

/** Text on one line, for subjects and labels. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
