import { textsIn } from '#domain/languages/files/texts-in.ts';
import { FIRST_LANGUAGE, type Language, languageRow, pathIn } from '#domain/languages/languages.ts';
import { statementPeriod } from '#domain/ledger/statements.ts';
import { chatWords } from '#domain/messages/chat-words.ts';
import { codeWords } from '#domain/messages/code-words.ts';
import { type MessageKind, messageRow, type ValueKind } from '#domain/messages/message-rows.ts';
import { frameWords, messageWords, notCookedWords } from '#domain/messages/message-words.ts';
import { TEXT_VALUES, type TextKind } from '#domain/messages/text-kinds.ts';
import {
  cleanText,
  cleanValue,
  fillIn,
  MOST_PREPARED,
  MOST_VALUE,
  placeholdersIn,
  templateOf,
} from '#domain/messages/texts-with-values.ts';
import { formatMoney, paise } from '#domain/money.ts';
import { reasonWords } from '#domain/orders/reasons.ts';
import type { Day } from '#domain/time/local-time.ts';
import { timeOfDay } from '#server/mail/moments.ts';

// Writes out a message to a customer: the owner's words for it, or those of Rasoi, with its values in the reader's language.

/** The owner's words and the template's id for each text, by `textKey`. */
export type OwnTexts = ReadonlyMap<string, { words: string | null; templateId: string | null }>;
export const textKey = (kind: string, language: Language): string => `${kind}-${language}`;

export interface TextFacts {
  kitchen: { name: string; timeZone: string; publicUrl: string };
  language: Language;
  own: OwnTexts;
}

/** A text message, as its operator wants it. */
export interface WrittenText {
  text: string;
  /** The id under which the operator has registered it, and its values in their order. */
  template: { id: string; variables: string[] };
}

type Values = Readonly<Record<string, unknown>>;

const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);
const dayIn = (language: Language, day: Day, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageRow(language).tag, { ...how, timeZone: 'UTC' }).format(noonOf(day));
const shortDay = (language: Language, day: Day): string =>
  dayIn(language, day, { weekday: 'short', day: 'numeric', month: 'short' });

/** Days one by one if they fit a text message, else the first and the last with their number. */
function daysIn(language: Language, days: readonly Day[]): string {
  const plain = (day: Day) => dayIn(language, day, { day: 'numeric', month: 'short' });
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length === 1) return shortDay(language, first);
  const listed = days.map(plain).join(', ');
  return [...listed].length <= MOST_VALUE ? listed : `${plain(first)} – ${plain(last)} (${days.length})`;
}

function momentIn({ language, kitchen }: TextFacts, iso: string): string {
  const moment = new Date(iso);
  const day = new Intl.DateTimeFormat(languageRow(language).tag, {
    day: 'numeric',
    month: 'short',
    timeZone: kitchen.timeZone,
  }).format(moment);
  return `${day}, ${timeOfDay({ language, kitchen }, moment)}`;
}

function periodIn(language: Language, key: string): string {
  const asked = statementPeriod(key);
  if (!asked) return key;
  const { from } = asked.period;
  return asked.rhythm === 'monthly'
    ? dayIn(language, from, { month: 'long', year: 'numeric' })
    : shortDay(language, from);
}

/** An address of this site in the reader's language; of others as it is. */
function linkIn({ language, kitchen: { publicUrl } }: Omit<TextFacts, 'own'>, link: string): string {
  const path = link.slice(publicUrl.length);
  const isOurs = link.startsWith(publicUrl) && (path === '' || path.startsWith('/'));
  return isOurs && language !== FIRST_LANGUAGE ? `${publicUrl}${pathIn(language, path || '/')}` : link;
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const among = (words: Readonly<Record<string, string>>, value: unknown): string =>
  words[String(value)] ?? words.other ?? words.late ?? '';

const WRITTEN: Readonly<Record<ValueKind, (value: unknown, facts: TextFacts) => string>> = {
  words: (value) => String(value ?? ''),
  link: (value, facts) => linkIn(facts, String(value ?? '')),
  lines: (value) =>
    listed(value)
      .map((line) => cleanValue(line))
      .join('\n'),
  count: (value) => String(value ?? ''),
  day: (value, { language }) => shortDay(language, String(value)),
  days: (value, { language }) => daysIn(language, listed(value)),
  money: (value) => formatMoney(paise(Number(value))),
  moment: (value, facts) => momentIn(facts, String(value)),
  period: (value, { language }) => periodIn(language, String(value)),
  notCooked: (value, { language }) => among(textsIn(language, { notCookedWords }).notCookedWords, value),
  orderReason: (value, { language }) => among(textsIn(language, { reasonWords }).reasonWords, value),
};

/** The values of a message in words of the reader's language, each at most so long. */
export function writtenValues(kind: TextKind, values: Values, facts: TextFacts, most?: number) {
  const row = TEXT_VALUES[kind];
  return Object.fromEntries(
    Object.entries(row).map(([name, how]) => {
      const written = WRITTEN[how](values[name], facts);
      if (how === 'lines') return [name, cleanText(written, MOST_PREPARED)];
      // Half a link leads nowhere, and operators register links as values of another kind.
      return [name, cleanValue(written, how === 'link' ? MOST_PREPARED : most)];
    }),
  );
}

/** The words of Rasoi for a message in a language, with its values in braces. */
export const builtInWords = (kind: TextKind, language: Language): string => {
  const texts = textsIn(language, { messageWords, chatWords, codeWords });
  return templateOf(kind, { ...texts.messageWords, ...texts.chatWords, ...texts.codeWords });
};

/** The words of a message in a language, with its values in braces. */
export const wordsOf = (kind: TextKind, { language, own }: Pick<TextFacts, 'language' | 'own'>): string =>
  own.get(textKey(kind, language))?.words || builtInWords(kind, language);

/** What a message says, such as in a prepared chat. */
export const messageText = (kind: TextKind, values: Values, facts: TextFacts): string =>
  fillIn(wordsOf(kind, facts), writtenValues(kind, values, facts));

/** The address of the page by which somebody says that it is not their number. */
const notMeLink = (facts: Omit<TextFacts, 'own'>, code: string): string =>
  linkIn(facts, `${facts.kitchen.publicUrl}/not-me/${code}`);

/** The kitchen's name as a fixed part of a registered text. */
export const fixedName = (name: string): string => cleanValue(name).replace(/[{}]/g, '');

/** The link to what is to be paid, for the messages that have one; empty for all others. @param code of the message */
function owedLink(kind: MessageKind, facts: Omit<TextFacts, 'own'>, code: string): string {
  if (!messageRow(kind).showsOwed) return '';
  const link = linkIn(facts, `${facts.kitchen.publicUrl}/owed/${code}`);
  return ` ${textsIn(facts.language, { frameWords }).frameWords.owed(link)}`;
}

/** A message as it is told in a chat, with its link. @param code of the message */
export const toldInChat = (kind: MessageKind, values: Values, facts: TextFacts, code: string): string =>
  `${messageText(kind, values, facts)}${owedLink(kind, facts, code)}`;

/** What stands before and after the words of a text message: whose it is, where it leads, and the link for whoever is not meant. */
export function framed(
  kind: MessageKind,
  words: string,
  facts: Omit<TextFacts, 'own'>,
  code: string,
): string {
  const { language, kitchen } = facts;
  const { from, stop } = textsIn(language, { frameWords }).frameWords;
  const whole = `${from(fixedName(kitchen.name), words)}${owedLink(kind, facts, code)}`;
  return `${whole} ${stop(notMeLink(facts, code))}`;
}

/** A text message as it is registered with an operator: with the kitchen's name, its values in braces, and the link at its end. */
export const registeredText = (kind: MessageKind, facts: TextFacts): string =>
  framed(kind, wordsOf(kind, facts), facts, '{code}');

/** A message as a text message; undefined while its template is missing. @param code the end of its link */
export function textMessage(
  kind: MessageKind,
  values: Values,
  facts: TextFacts,
  code: string,
): WrittenText | undefined {
  const template = facts.own.get(textKey(kind, facts.language))?.templateId;
  if (!template) return undefined;
  const words = registeredText(kind, facts);
  const written = { ...writtenValues(kind, values, facts, MOST_VALUE), code };
  return {
    text: fillIn(words, written),
    template: {
      id: template,
      variables: placeholdersIn(words).map(
        (name) => (name in written ? (written as Record<string, string>)[name] : '') ?? '',
      ),
    },
  };
}
