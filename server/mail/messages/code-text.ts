import { type CodeKind, FILLED_IN } from '#domain/messages/code-rows.ts';
import { fillIn, MOST_VALUE, placeholdersIn } from '#domain/messages/texts-with-values.ts';
import { webOtp } from '#server/mail/sign-in-words.ts';
import {
  fixedName,
  type TextFacts,
  textKey,
  type WrittenText,
  wordsOf,
  writtenValues,
} from './message-text.ts';

/** A text with a code or a link as it is registered with an operator: the kitchen's name is part of it, its values are in braces. */
function registeredCodeText(kind: CodeKind, facts: TextFacts): string {
  const words = fillIn(wordsOf(kind, facts), { shop: fixedName(facts.kitchen.name) });
  return FILLED_IN.includes(kind) ? `${words}${webOtp(facts.kitchen, '{code}')}` : words;
}

/** A text with a code or a link: with its template where the owner has entered one, else as plain text (TELL-9). */
export function codeText(
  kind: CodeKind,
  values: Readonly<Record<string, unknown>>,
  facts: TextFacts,
): string | WrittenText {
  const id = facts.own.get(textKey(kind, facts.language))?.templateId;
  const words = registeredCodeText(kind, facts);
  const written = writtenValues(kind, values, facts, id ? MOST_VALUE : undefined);
  const text = fillIn(words, written);
  return id
    ? { text, template: { id, variables: placeholdersIn(words).map((name) => written[name] ?? '') } }
    : text;
}
