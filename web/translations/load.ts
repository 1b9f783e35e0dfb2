import type { Language } from '#domain/languages/languages.ts';
import { Translations } from '#domain/languages/translations.ts';
import { packed } from './packed.ts';
import type { PageTexts } from './packs.ts';

/** English pages load no translations: their texts are in the pages' own scripts. */
export async function pageTexts(language: Language): Promise<PageTexts> {
  const texts = await packed[language]?.();
  return (
    texts?.otherTexts(language, texts) ?? { translations: new Translations(), load: async () => undefined }
  );
}
