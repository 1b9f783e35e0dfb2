import type { Translated } from '#domain/languages/translations.ts';
import type { openingMessages } from './messages.ts';
import type { OpensAt } from './shown-opening.ts';
import { minuteOf, type Weekday } from './spans.ts';

const weekdays: Record<Weekday, string> = {
  monday: 'सोमवार',
  tuesday: 'मंगलवार',
  wednesday: 'बुधवार',
  thursday: 'गुरुवार',
  friday: 'शुक्रवार',
  saturday: 'शनिवार',
  sunday: 'रविवार',
};

/** The part of the day in which an hour from 0 to 23 lies. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

/** '18:30' → 'शाम 6:30'. */
function clockTime(time: string): string {
  const hour = Math.floor(minuteOf(time) / 60);
  return `${partOfDay(hour)} ${hour % 12 || 12}:${time.slice(3)}`;
}

/** A day as it stands before a time: 'आज', 'सोमवार', '3 अगस्त 2026 को'. */
function dayWords(day: OpensAt['day']): string {
  if (day === 'today') return 'आज';
  if (day === 'tomorrow') return 'कल';
  if (Object.hasOwn(weekdays, day)) return weekdays[day as Weekday];
  const date = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'UTC' });
  return `${date.format(new Date(`${day}T00:00:00Z`))} को`;
}

/** 'आज दोपहर 12:00 बजे', 'सोमवार सुबह 9:00 बजे'. */
export const whenHindi = ({ time, day }: OpensAt): string => `${dayWords(day)} ${clockTime(time)} बजे`;

export const openingMessagesHindi: Translated<typeof openingMessages> = {
  weekdays,
  clockTime,
  closed: (opens) => (opens ? `अभी बंद है। ${whenHindi(opens)} खुलेगा।` : 'अगली सूचना तक बंद है।'),
  paused: (reason, opens) =>
    `हम अभी ऑर्डर नहीं ले रहे${reason ? `: ${reason.replace(/[.!।\s]+$/, '')}` : ''}।${opens ? ` कृपया ${whenHindi(opens)} से ऑर्डर करें।` : ''}`,
  menuClosed: (name, opens) =>
    opens ? `${name}: ${whenHindi(opens)} से ऑर्डर हो सकेगा।` : `${name}: अभी ऑर्डर नहीं हो सकता।`,
  dishClosed: (name, opens) =>
    `${name} अभी ऑर्डर नहीं हो सकता${opens ? `, ${whenHindi(opens)} से हो सकेगा` : ''}। बाकी ऑर्डर करने के लिए कृपया इसे कार्ट से हटाएँ।`,
};
