import type { Language } from '#domain/languages/languages.ts';
import { Translations } from '#domain/languages/translations.ts';
import type { PageTexts } from './hindi.ts';

/** English pages load no translations: their texts are in the pages' own scripts. */
export async function pageTexts(language: Language): Promise<PageTexts> {
  if (language === 'hi') return (await import('./hindi.ts')).hindiTexts();
  return { translations: new Translations(), load: async () => undefined };
}
