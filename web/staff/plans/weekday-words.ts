import { openingMessages } from '#domain/site/messages.ts';
import { WEEKDAYS, type Weekday } from '#domain/time/spans.ts';
import { useTexts } from '#web/lib/texts.ts';
import { planAdminTexts } from './texts.ts';

/** Days of the week in words: 'Monday to Friday', 'Every day', 'Monday, Thursday'. */
export function useWeekdayWords(): (days: readonly Weekday[]) => string {
  const { weekdays, daysWords } = { ...useTexts(openingMessages), daysWords: useTexts(planAdminTexts).plans };
  return (days) => {
    const chosen = WEEKDAYS.filter((day) => days.includes(day));
    if (chosen.length === WEEKDAYS.length) return daysWords.everyDay;
    const [first] = chosen;
    const last = chosen.at(-1);
    const isRow =
      first !== undefined &&
      last !== undefined &&
      chosen.length > 2 &&
      WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === chosen.length - 1;
    return isRow
      ? daysWords.fromTo(weekdays[first], weekdays[last])
      : chosen.map((day) => weekdays[day]).join(', ');
  };
}
