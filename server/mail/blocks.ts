/** Words that a person typed, and what stands in their place in a mail to an address nobody has proven. */
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

/** A piece of an e-mail; it is written in both forms, so that neither holds what the other does not. */
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
  /** Ends the subscription the mail belongs to: announced to mail programs as List-Unsubscribe. */
  unsubscribeUrl?: string;
}

/**
 * Marks words that a person typed. Without the mark anybody could have the kitchen write to a stranger in their words.
 * @param instead what is shown where they may not be repeated
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
