import type { Translated } from '#domain/languages/translations.ts';
import type { CheckResult } from './checks.ts';
import { statusTexts } from './status-texts.ts';

type Texts = Translated<typeof statusTexts>;

/** What a check found, in words; its time, if it has one, follows. */
export function wordsOf({ finding, facts }: CheckResult, texts: Texts = statusTexts): string {
  const words: unknown = texts.says[finding];
  return typeof words === 'function' ? words(...facts) : String(words);
}

/**
 * What to do about it; undefined if there is nothing to do.
 * @param command how people type a command of Rasoi on its server, such as 'rasoi'
 */
export function toDoOf(
  { finding }: CheckResult,
  command: string,
  { toDo }: Texts = statusTexts,
): string | undefined {
  if (!(finding in toDo)) return undefined;
  const words = toDo[finding as keyof typeof toDo];
  return typeof words === 'function' ? words(command) : words;
}
