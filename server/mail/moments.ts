import { type Language, languageRow } from '#domain/languages/languages.ts';
import type { KitchenFacts } from './email.ts';

/** The language of the reader of a time, and the kitchen in whose time zone it is. */
interface ReaderFacts {
  kitchen: Pick<KitchenFacts, 'timeZone'>;
  language: Language;
}

type Format = Intl.DateTimeFormatOptions;

const DAY: Format = { dateStyle: 'long' };

const TIME: Format = { timeStyle: 'short' };
const TIME_WITH_PART_OF_DAY: Format = { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' };

const timeIn = (language: Language): Format =>
  languageRow(language).namesPartOfDay ? TIME_WITH_PART_OF_DAY : TIME;

const momentIn = (language: Language): Format =>
  languageRow(language).namesPartOfDay
    ? { ...TIME_WITH_PART_OF_DAY, day: 'numeric', month: 'long', year: 'numeric' }
    : { ...DAY, ...TIME };

const format = ({ kitchen, language }: ReaderFacts, how: Format, moment: Date): string =>
  new Intl.DateTimeFormat(languageRow(language).tag, { ...how, timeZone: kitchen.timeZone }).format(moment);

/** A time of day in the kitchen's time zone, such as '8:40 pm'. */
export const timeOfDay = (facts: ReaderFacts, moment: Date): string =>
  format(facts, timeIn(facts.language), moment);

/** A day in the kitchen's time zone, such as '1 January 2027'. */
export const longDay = (facts: ReaderFacts, moment: Date): string => format(facts, DAY, moment);

/** A day and time in the kitchen's time zone, such as '1 January 2027 at 1:45 am'. */
export const longMoment = (facts: ReaderFacts, moment: Date): string =>
  format(facts, momentIn(facts.language), moment);
