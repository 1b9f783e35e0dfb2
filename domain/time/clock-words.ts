import { minuteOf } from './spans.ts';

/** The parts of the day, as people name them beside a time: night is until four and from eight. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

function partOf(hour: number): PartOfDay {
  if (hour < 4 || hour >= 20) return 'night';
  if (hour < 12) return 'morning';
  return hour < 16 ? 'afternoon' : 'evening';
}

/** A time of day as languages write it, the half of the day, and its part: '18:30' → '6:30', 'pm', 'evening'. */
export function clockOf(time: string): [clock: string, half: string, part: PartOfDay] {
  const hour = Math.floor(minuteOf(time) / 60);
  return [`${hour % 12 || 12}:${time.slice(3)}`, hour < 12 ? 'am' : 'pm', partOf(hour)];
}

interface ClockTexts {
  timeOfDay(clock: string, half: string, part: PartOfDay): string;
}

/** '18:30' in words: '6:30 pm'. */
export function clockTime({ timeOfDay }: ClockTexts, time: string): string {
  return timeOfDay(...clockOf(time));
}
