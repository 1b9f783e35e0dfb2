import { csvMessagesHindi } from '#domain/dishes/csv-messages.hi.ts';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { dishMessagesHindi } from '#domain/dishes/messages.hi.ts';
import { dishMessages } from '#domain/dishes/messages.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Translated } from '#domain/languages/translations.ts';

/** What is said of a file with dishes, in the language of the page that sends it. */
export interface Words {
  csv: Translated<typeof csvMessages>;
  dishes: Translated<typeof dishMessages>;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: { csv: csvMessages, dishes: dishMessages },
  hi: { csv: csvMessagesHindi, dishes: dishMessagesHindi },
};
