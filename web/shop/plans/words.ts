import { useEffect, useState } from 'react';
import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { inLanguage } from '#domain/languages/in-language.ts';
import { openingMessages } from '#domain/site/messages.ts';
import { clockTime } from '#domain/time/clock-words.ts';
import { type Day, dayAt, weekdayOf } from '#domain/time/local-time.ts';
import { WEEKDAYS } from '#domain/time/spans.ts';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ShownDish, ShownMealTime } from './queries.ts';
import { planTexts } from './texts.ts';

/** Puts the texts of plans and meal times into the page's language. */
export function useInLanguage() {
  const { language } = useDocumentParts();
  return <Document extends { readonly translations?: DocumentTranslations }>(document: Document) =>
    inLanguage(document, language);
}

/** Days in words: 'Monday' and '30 Nov'. */
export function useDayWords(): (day: Day) => { weekday: string; date: string } {
  const { weekdays, locale } = useTexts(openingMessages);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (day) => ({
    weekday: weekdays[WEEKDAYS[weekdayOf(day)] ?? 'monday'],
    date: date.format(new Date(`${day}T00:00:00Z`)),
  });
}

/** Meal times in words: their window of delivery, and until when their meals can be changed. */
export function useMealTimeWords() {
  const texts = useTexts(planTexts).mealTime;
  const opening = useTexts(openingMessages);
  return {
    window: ({ deliveredFrom, deliveredUntil }: ShownMealTime) =>
      texts.window(clockTime(opening, deliveredFrom), clockTime(opening, deliveredUntil)),
    cutoff({ cutoffDays, cutoffAt }: ShownMealTime) {
      const at = clockTime(opening, cutoffAt);
      if (cutoffDays === 0) return texts.sameDay(at);
      return cutoffDays === 1 ? texts.dayBefore(at) : texts.daysBefore(at, cutoffDays);
    },
  };
}

/** The dishes of a meal in one line: '3 × Phulka, Dal Tadka'. */
export function useDishesWords(): (dishes: readonly Pick<ShownDish, 'id' | 'name' | 'quantity'>[]) => string {
  const translated = useTranslated('dishes');
  return (dishes) =>
    dishes
      .map(({ id, name, quantity }) => {
        const shown = translated(id, { name }).name;
        return quantity > 1 ? `${quantity} × ${shown}` : shown;
      })
      .join(', ');
}

/** How often the day is looked at, in milliseconds. */
const TICK = 60_000;

/** The kitchen's day, kept up to date. It starts as on the server, which may have rendered the page on an earlier one. */
export function useToday(start: Day): Day {
  const { timeZone } = useSiteSettings().shop;
  const [today, setToday] = useState(start);
  useEffect(() => {
    const tick = () => setToday(dayAt(new Date(), timeZone));
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}
