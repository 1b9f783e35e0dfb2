import type { Language } from '#domain/languages/languages.ts';

/** A text in a language, as the owner sees it. */
export interface MessageTextRow {
  kind: string;
  language: Language;
  /**
   * - `told`: of somebody's own meals, orders and money; without a template's id no text goes out
   * - `code`: a code or a link that somebody asked for, which goes out without an id too
   * - `chat`: people at work send it from their own phones, so no operator registers it
   */
  use: 'told' | 'code' | 'chat';
  /** The names of its values. */
  values: string[];
  /** The value without which it is of no use; null: it can do without each. */
  needed: string | null;
  /** Invented values, by their names, and what stands around the words, with `{text}` for them. */
  samples: Record<string, string>;
  frame: string;
  /** The words of Rasoi, with their values in braces. */
  builtIn: string;
  /** The owner's words; null: those of Rasoi. */
  words: string | null;
  templateId: string | null;
}
