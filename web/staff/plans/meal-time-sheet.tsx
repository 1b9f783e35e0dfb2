import { Clock } from 'lucide-react';
import { mealTimeAttributes } from '#domain/plans/meal-time-attributes.ts';
import { checkMealTime } from '#domain/plans/meal-times.ts';
import { planMessages } from '#domain/plans/messages.ts';
import { clockTime } from '#domain/time/clock-words.ts';
import { dateTexts } from '#web/lib/date-texts.ts';
import { sheetScreen } from '#web/sheets/sheet.ts';
import { mealTimeTexts } from './meal-time-texts.ts';

/** The kitchen's meal times, beside its plans (PLAN-30). A new one is a lunch, which can be changed until the evening before. */
export const mealTimeSheet = sheetScreen('mealTimes', {
  rows: mealTimeAttributes,
  texts: mealTimeTexts,
  messages: planMessages,
  icon: Clock,
  card: ({ name, deliveredFrom, deliveredUntil, cutoffDays, cutoffAt, mostMeals }, words, { textsOf }) => {
    const clock = (time: string) => clockTime(textsOf(dateTexts), time);
    const { sameDay, dayBefore, daysBefore } = words.cutoffs;
    const cutoffs = [sameDay, dayBefore];
    const cutoff = cutoffs[cutoffDays]?.(clock(cutoffAt)) ?? daysBefore(cutoffDays, clock(cutoffAt));
    const window = words.window(clock(deliveredFrom), clock(deliveredUntil));
    return {
      title: name,
      lines: [[window, cutoff, ...(mostMeals ? [words.atMost(mostMeals)] : [])].join(' · ')],
    };
  },
  order: (one, other) => (one.deliveredFrom < other.deliveredFrom ? -1 : 1),
  groups: [
    ['name', 'translations'],
    ['deliveredFrom', 'deliveredUntil', 'cutoffDays', 'cutoffAt', 'mostMeals'],
  ],
  first: { deliveredFrom: '12:30', deliveredUntil: '13:30', cutoffAt: '20:00' },
  check: checkMealTime,
  refusals: {
    plan_in_use: { name: 'name', message: 'inUse' },
    plans_off: { name: 'name', message: 'off' },
  },
});
