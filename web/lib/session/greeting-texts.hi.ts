import type { Translated } from '#domain/languages/translations.ts';
import type { greetingTexts } from './greeting-texts.ts';

export const greetingTextsHindi: Translated<typeof greetingTexts> = {
  greeting: (firstName) => `नमस्ते, ${firstName}`,
};
