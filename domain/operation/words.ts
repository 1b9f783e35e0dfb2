import type { Translated } from '#domain/languages/translations.ts';
import type { CheckResult } from './checks.ts';
import { statusTexts } from './status-texts.ts';

type Texts = Translated<typeof statusTexts>;

/** What a check found, in words; its time, if it has one, follows. */
export function wordsOf({ finding, facts }: CheckResult, texts: Texts = statusTexts): string {
  const words: unknown = texts.says[finding];
  return typeof words === 'function' ? words(...facts) : String(words);
}

/** What to do about it; undefined if there is nothing to do. */
export function toDoOf({ finding }: CheckResult, { toDo }: Texts = statusTexts): string | undefined {
  return finding in toDo ? toDo[finding as keyof typeof toDo] : undefined;
}
