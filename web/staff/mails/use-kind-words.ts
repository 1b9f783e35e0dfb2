import { kindWords, mailKindWords } from '#domain/mails/kind-words.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Names a kind of mail; one that is no longer sent by its own name. */
export function useKindWords(): (kind: string) => string {
  const words: Readonly<Record<string, string>> = useTexts(mailKindWords);
  return (kind) => words[kind] ?? kindWords(kind);
}
