import type { OpensAt } from './shown-opening.ts';
import { minuteOf, type Weekday } from './spans.ts';

const weekdays: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** '18:30' → '6:30 pm'. */
function clockTime(time: string): string {
  const minutes = minuteOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** '12:00 pm today', '9:00 am on Monday'. */
export function when({ time, day }: OpensAt): string {
  if (day === 'today' || day === 'tomorrow') return `${clockTime(time)} ${day}`;
  if (Object.hasOwn(weekdays, day)) return `${clockTime(time)} on ${weekdays[day as Weekday]}`;
  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  return `${clockTime(time)} on ${date.format(new Date(`${day}T00:00:00Z`))}`;
}

/** Messages for customers while they can't order, for server and pages. */
export const openingMessages = {
  weekdays,
  clockTime,
  closed: (opens: OpensAt | undefined) =>
    opens ? `Closed now. Opens at ${when(opens)}.` : 'Closed until further notice.',
  paused: (reason: string | undefined, opens: OpensAt | undefined) =>
    `We take no orders right now${reason ? `: ${reason.replace(/[.!\s]+$/, '')}` : ''}.${opens ? ` Please order from ${when(opens)}.` : ''}`,
  menuClosed: (name: string, opens: OpensAt | undefined) =>
    opens ? `${name}: can be ordered from ${when(opens)}.` : `${name}: can’t be ordered for now.`,
  dishClosed: (name: string, opens: OpensAt | undefined) =>
    `${name} can’t be ordered right now${opens ? `, but from ${when(opens)}` : ''}. Please remove it from your cart to order the rest.`,
} as const;
