import { wholeOrNone } from './rules/numbers.ts';
import { field, type Section } from './setting-rows.ts';

/** What stands on the labels of bags and boxes. */
export const labels = {
  isPublic: true,
  title: 'Labels',
  settings: {
    /** Hours from the promised time until which food is best; null: labels say nothing of it (PACK-4). */
    bestBeforeHours: field('countOrNone', wholeOrNone('hours', 1, 72), null, [
      'Best before (hours)',
      'Counted from the time for which the food is promised. Empty: labels do not say it.',
    ]),
  },
} as const satisfies Section;
