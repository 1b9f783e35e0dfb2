import type { Language } from '#domain/languages/languages.ts';
import { Translations } from '#domain/languages/translations.ts';
import { tags } from '#web/lib/text-tags.tsx';
import { join } from './join.ts';
import { KeyedTranslations } from './keyed-translations.ts';
import { packed } from './packed.ts';

/** All texts of a language, for the server. */
export async function allTexts(language: Language): Promise<Translations> {
  const texts = await packed[language]?.();
  if (!texts) return new Translations();
  const parts = await Promise.all(Object.values(texts.parts).map((load) => load()));
  const packs = [texts.customers, ...parts.map((part) => part.default)];
  return packs.reduce((all, pack) => all.add(pack(join, tags)), new KeyedTranslations());
}
