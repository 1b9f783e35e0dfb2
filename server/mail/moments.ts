import { LANGUAGE_TAGS, type Language } from '#domain/languages/languages.ts';
import type { KitchenFacts } from './email.ts';

/** The language of the reader of a time, and the kitchen in whose time zone it is. */
interface ReaderFacts {
  kitchen: Pick<KitchenFacts, 'timeZone'>;
  language: Language;
}

type Format = Intl.DateTimeFormatOptions;

const DAY: Format = { dateStyle: 'long' };

/** Times in Hindi name the part of the day: 'शाम 6:45'. */
const HINDI_TIME: Format = { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' };
const TIMES: Readonly<Record<Language, Format>> = { en: { timeStyle: 'short' }, hi: HINDI_TIME };
const MOMENTS: Readonly<Record<Language, Format>> = {
  en: { dateStyle: 'long', timeStyle: 'short' },
  hi: { ...HINDI_TIME, day: 'numeric', month: 'long', year: 'numeric' },
};

const format = ({ kitchen, language }: ReaderFacts, how: Format, moment: Date): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { ...how, timeZone: kitchen.timeZone }).format(moment);

/** A time of day in the kitchen's time zone, such as '8:40 pm'. */
export const timeOfDay = (facts: ReaderFacts, moment: Date): string =>
  format(facts, TIMES[facts.language], moment);

/** A day in the kitchen's time zone, such as '1 January 2027'. */
export const longDay = (facts: ReaderFacts, moment: Date): string => format(facts, DAY, moment);

/** A day and time in the kitchen's time zone, such as '1 January 2027 at 1:45 am'. */
export const longMoment = (facts: ReaderFacts, moment: Date): string =>
  format(facts, MOMENTS[facts.language], moment);
