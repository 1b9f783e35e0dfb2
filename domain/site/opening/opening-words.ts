import type { Translated } from '#domain/languages/translations.ts';
import { clockTime } from '#domain/time/clock-words.ts';
import type { Weekday } from '#domain/time/spans.ts';
import type { openingMessages } from '../messages.ts';
import type { OpensAt, ShownOpening } from './shown-opening.ts';

type Texts = Translated<typeof openingMessages>;

/** '12:00 pm today', '9:00 am on Monday'; undefined for no time. */
export function whenWords(texts: Texts, at: OpensAt): string;
export function whenWords(texts: Texts, at: OpensAt | undefined): string | undefined;
export function whenWords(texts: Texts, at: OpensAt | undefined): string | undefined {
  if (at === undefined) return undefined;
  const { locale, weekdays, when } = texts;
  const { day } = at;
  const time = clockTime(texts, at.time);
  if (day === 'today' || day === 'tomorrow') return when[day](time);
  if (Object.hasOwn(weekdays, day)) return when.on(time, weekdays[day as Weekday]);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return when.onDate(time, date.format(new Date(`${day}T00:00:00Z`)));
}

/** Why customers can't order now, and when they can again; undefined while they can. */
export function closedSentence(texts: Texts, { state, reason, opens }: ShownOpening): string | undefined {
  if (state === 'open') return undefined;
  const when = whenWords(texts, opens);
  return state === 'closed' ? texts.closed(when) : texts.paused(reason?.replace(/[.!।\s]+$/, ''), when);
}
