import { textsIn } from '#domain/languages/files/texts-in.ts';
import { type Language, languageRow } from '#domain/languages/languages.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { clockTime } from '#domain/time/clock-words.ts';

/** The language of the reader of a time, and the kitchen in whose time zone it is. */
interface ReaderFacts {
  kitchen: { timeZone: string };
  language: Language;
}

const formatIn = ({ kitchen }: ReaderFacts, tag: string, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...how, timeZone: kitchen.timeZone });

const tagOf = ({ language }: ReaderFacts) => languageRow(language).tag;

/**
 * A time of day in the kitchen's time zone, such as '8:40 pm', in the words of the pages: in some languages `Intl` names other
 * parts of the day.
 */
export const timeOfDay = (facts: ReaderFacts, moment: Date): string =>
  clockTime(
    textsIn(facts.language, { openingMessages }).openingMessages,
    formatIn(facts, 'en-GB', { timeStyle: 'short' }).format(moment),
  );

/** A day in the kitchen's time zone, such as '1 January 2027'. */
export const longDay = (facts: ReaderFacts, moment: Date): string =>
  formatIn(facts, tagOf(facts), { dateStyle: 'long' }).format(moment);

/** A day and time in the kitchen's time zone, such as '1 January 2027 at 1:45 am'. */
export function longMoment(facts: ReaderFacts, moment: Date): string {
  const format = formatIn(facts, tagOf(facts), { dateStyle: 'long', timeStyle: 'short', hour12: true });
  const parts = format
    .formatToParts(moment)
    .map(({ type, value }) => ({ isTime: /^(hour|minute|dayPeriod)$/.test(type), value }));
  const [from, until] = [
    parts.findIndex(({ isTime }) => isTime),
    parts.findLastIndex(({ isTime }) => isTime),
  ];
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('');
  return textOf(parts.slice(0, from)) + timeOfDay(facts, moment) + textOf(parts.slice(until + 1));
}
