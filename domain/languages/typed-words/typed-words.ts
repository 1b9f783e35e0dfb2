import type { Language } from '../languages.ts';
import type { TypedWords } from './columns.ts';
import { words as en } from './en.ts';
import { words as hi } from './hi.ts';
import { words as ta } from './ta.ts';

export const TYPED_WORDS: Readonly<Record<Language, TypedWords>> = Object.freeze({ en, hi, ta });

/** The columns of all languages, since people type in whichever they like. */
export const ALL_TYPED_WORDS: readonly TypedWords[] = Object.values(TYPED_WORDS);
