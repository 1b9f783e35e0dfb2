import type { OtherLanguage } from '#domain/languages/document-translations.ts';
import { OTHER_LANGUAGES } from '#domain/languages/languages.ts';

/** The languages besides that of the originals. */
export const useOtherLanguages = (): readonly OtherLanguage[] => OTHER_LANGUAGES;
