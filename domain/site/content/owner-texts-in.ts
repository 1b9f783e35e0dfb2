import type { Language } from '#domain/languages/languages.ts';

/**
 * A value of settings with the owner's texts in a language, without those in others. What has no translation stays in the
 * original.
 */
export const ownerTextsIn = <Value>(value: Value, language: Language): Value =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    part?.translations ? { ...part, ...part.translations[language], translations: undefined } : part,
  );
