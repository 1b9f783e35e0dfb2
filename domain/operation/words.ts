import type { Translated } from '#domain/languages/translations.ts';
import type { CheckResult } from './checks.ts';
import { operatorTexts } from './operator-texts.ts';
import { statusTexts } from './status-texts.ts';
import { topicOf } from './topics.ts';

type Texts = Translated<typeof statusTexts>;

/** What a check found, in words; its time, if it has one, follows. */
export function wordsOf({ finding, facts }: CheckResult, texts: Texts = statusTexts): string {
  const words: unknown = texts.says[finding];
  return typeof words === 'function' ? words(...facts) : String(words);
}

/** What an owner does about it; undefined if there is nothing to do. */
export const toDoOf = ({ finding }: CheckResult, { toDo }: Texts = statusTexts): string | undefined =>
  finding in toDo ? toDo[finding as keyof typeof toDo] : undefined;

/**
 * What to do about it on the server, in English, with the names of settings and commands; undefined if there is nothing to do.
 * @param command how people type a command of Rasoi on its server, such as 'rasoi'
 */
export function serverToDoOf(result: CheckResult, command: string): string | undefined {
  const toDo = toDoOf(result);
  const topic = topicOf(result.finding);
  return toDo && topic ? `${toDo} ${operatorTexts.topics[topic].text(command)}` : toDo;
}
