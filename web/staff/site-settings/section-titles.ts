import { SECTION_ROWS } from '#domain/site/settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { hoursTexts } from './hours/texts.ts';
import { usePageWords } from './page-words.ts';
import type { ScreenSection } from './section-screens.ts';

/** What the sections with a screen are called, in the page's language. */
export function useSectionTitles(): (section: ScreenSection) => string {
  const pick = usePageWords();
  const { title } = useTexts(hoursTexts);
  return (section) => (section === 'hours' ? title : pick(SECTION_ROWS[section].title));
}
