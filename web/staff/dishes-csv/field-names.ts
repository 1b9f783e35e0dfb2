import { languageRow, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { dishesCsvTexts } from './texts.ts';

/** What a column may be, beside texts in other languages: the usual ones first. */
const COLUMNS = [
  ...['name', 'menu', 'description', 'price', 'half', 'full', 'variants', 'addOns', 'type', 'tags'],
  ...[
    'imgUrl',
    'isAvailable',
    'isHidden',
    'portionsPerDay',
    'servedFrom',
    'servedUntil',
    'servedOn',
    'diets',
  ],
  ...[
    'allergens',
    'spiceLevel',
    'serves',
    'calories',
    'protein',
    'carbs',
    'fat',
    'taxPercent',
    'hsnCode',
    'id',
  ],
];
const TRANSLATED = ['name', 'description'];

/** The names of the columns of a menu. */
export function useFieldNames() {
  const { fields, sheet, leaveOut } = useTexts(dishesCsvTexts).preview;
  const names: Record<string, string> = {
    ...fields,
    ...{ serial: sheet.serial, portion: sheet.portion, id: sheet.id },
  };
  for (const language of OTHER_LANGUAGES)
    for (const field of TRANSLATED)
      names[`${field}:${language}`] = `${names[field]} (${languageRow(language).name})`;
  const nameOf = (column: string) => names[column] ?? column;
  const translated = OTHER_LANGUAGES.flatMap((language) => TRANSLATED.map((field) => `${field}:${language}`));
  const choices: SelectOption[] = [
    { value: '', label: leaveOut },
    ...[...COLUMNS, ...translated].map((value) => ({ value, label: nameOf(value) })),
  ];
  return { choices, nameOf };
}
