import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { type Language, languageRow } from '#domain/languages/languages.ts';
import type { Translated } from '#domain/languages/translations.ts';

/** What is said of a file with dishes, in the language of the page that sends it. */
export interface Words {
  csv: Translated<typeof csvMessages>;
  dishes: Translated<typeof dishMessages>;
  /** Puts several names into a sentence. */
  listed: Intl.ListFormat;
}

export function wordsIn(language: Language): Words {
  const texts = textsIn(language, { csvMessages, dishMessages });
  return {
    csv: texts.csvMessages,
    dishes: texts.dishMessages,
    listed: new Intl.ListFormat(languageRow(language).tag, { type: 'conjunction' }),
  };
}
