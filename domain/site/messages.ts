import type { PartOfDay } from '#domain/time/clock-words.ts';
import type { Weekday } from '#domain/time/spans.ts';

const weekdays: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Messages for customers while they can't order, for server and pages. */
export const openingMessages = {
  weekdays,
  /** For `Intl`, which writes the dates and numbers. */
  locale: 'en-IN',
  /** '6:30 pm', of '6:30', 'pm' and 'evening'. */
  timeOfDay: (clock: string, half: string, _part: PartOfDay): string => `${clock} ${half}`,
  /** A time on a day: '9:00 am on Monday'. */
  when: {
    today: (time: string) => `${time} today`,
    tomorrow: (time: string) => `${time} tomorrow`,
    on: (time: string, day: string) => `${time} on ${day}`,
    onDate: (time: string, date: string) => `${time} on ${date}`,
  },
  /** @param opens a time on a day, as of all these messages */
  closed: (opens: string | undefined) =>
    opens ? `Closed now. Opens at ${opens}.` : 'Closed until further notice.',
  /** @param reason without a full stop */
  paused: (reason: string | undefined, opens: string | undefined) =>
    `We take no orders right now${reason ? `: ${reason}` : ''}.${opens ? ` Please order from ${opens}.` : ''}`,
  menuClosed: (name: string, opens: string | undefined) =>
    opens ? `${name}: can be ordered from ${opens}.` : `${name}: can’t be ordered for now.`,
  dishClosed: (name: string, opens: string | undefined) =>
    `${name} can’t be ordered right now${opens ? `, but from ${opens}` : ''}. Please remove it from your cart to order the rest.`,
} as const;
