import type { HoursSettings } from '#domain/site/hours-settings.ts';
import type { Day } from '#domain/time/local-time.ts';

/** Whether the kitchen is closed on a day, by its exceptions: then no meal is cooked. */
export const isClosedOn =
  ({ exceptions }: Pick<HoursSettings, 'exceptions'>) =>
  (day: Day): boolean =>
    exceptions.some(({ date, spans }) => date === day && spans.length === 0);
