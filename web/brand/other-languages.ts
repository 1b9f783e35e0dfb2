import type { OtherLanguage } from '#domain/languages/document-translations.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';

/** The languages that the shop offers besides that of the originals. */
export const useOtherLanguages = (): readonly OtherLanguage[] =>
  useSiteSettings().shop.languages.filter((language) => language !== FIRST_LANGUAGE);
