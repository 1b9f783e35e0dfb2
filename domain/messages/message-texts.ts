import type { Language } from '#domain/languages/languages.ts';

/** A text in a language, as the owner sees it. */
export interface MessageTextRow {
  kind: string;
  language: Language;
  /** Whether people at work send it from their own phones; then no operator registers it. */
  isChat: boolean;
  /** The names of its values. */
  values: string[];
  /** The words of Rasoi, with their values in braces. */
  builtIn: string;
  /** The owner's words; null: those of Rasoi. */
  words: string | null;
  templateId: string | null;
  /** As an operator registers it: with the kitchen's name, a mark for each value, and the link at its end. */
  registered: string;
  /** As how many messages it is paid. */
  parts: number;
}
