import { comparable } from '#domain/comparing.ts';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import type { DocumentTranslations, OtherLanguage } from '#domain/languages/document-translations.ts';
import { earlierNames } from '#domain/languages/earlier-names.ts';
import { type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import type { Data, Value } from '#domain/rows/data.ts';
import { type Attribute, isForAllAdmins, type TextAttribute } from '#domain/rows/row.ts';
import { dishes } from '#server/collections/dishes.ts';

/** The column with the id of a dish. */
export const ID_COLUMN = 'id';
/** The column that names the dish's menu, in the place of the attribute `menuId`. */
export const MENU_COLUMN = 'menu';

/** An attribute of a dish with its column in a file. */
export interface Column {
  /** The column's name in the first line of a file. */
  header: string;
  attribute: Attribute;
  name: keyof Data<typeof dishAttributes>;
  /** The text among translations that the column has. */
  text?: { language: OtherLanguage; field: TranslatedField };
}

type TranslatedField = keyof typeof dishAttributes.translations.fields;
const TRANSLATED = Object.entries(dishAttributes.translations.fields) as [TranslatedField, number][];

/** Attributes that tell the server to do something, and are no property of the dish. */
const INSTRUCTIONS: readonly string[] = ['soldOutFor'];

/** Every admin opens the file, so it has no attribute that only some of them read. */
const isInFile = (attribute: Attribute) =>
  isForAllAdmins(attribute) && !(attribute.type === 'string' && attribute.generated);
const notInFile: readonly string[] = [
  ...dishes.serverWrites,
  ...INSTRUCTIONS,
  ...Object.entries<Attribute>(dishAttributes).flatMap(([name, each]) => (isInFile(each) ? [] : [name])),
];

/** A column for each text in another language: `name:hi`. */
const translatedColumns = OTHER_LANGUAGES.flatMap((language) =>
  TRANSLATED.map(([field, size]): Column => {
    const attribute: TextAttribute = { type: 'string', size, trim: true, default: '' };
    return { name: 'translations', attribute, header: `${field}:${language}`, text: { language, field } };
  }),
);

/** Every attribute of a dish that admins write has a column, also those that are added to the collection later. */
export const COLUMNS: readonly Column[] = (Object.keys(dishAttributes) as Column['name'][])
  .filter((name) => !notInFile.includes(name))
  .flatMap((name): Column[] =>
    name === 'translations'
      ? translatedColumns
      : [{ name, attribute: dishAttributes[name], header: name === 'menuId' ? MENU_COLUMN : name }],
  );

/** The columns of a file that the shop exports: with texts in the languages that it offers. */
export const columnsIn = (offered: readonly Language[]): readonly Column[] =>
  COLUMNS.filter(({ text }) => text === undefined || offered.includes(text.language));

/** The columns by the names that files of an earlier version have. */
export const EARLIER_HEADERS: ReadonlyMap<string, string> = new Map(
  earlierNames(dishAttributes.translations.fields).map(([earlier, field]) => [
    comparable(earlier),
    `${field}:hi`,
  ]),
);

/** What a dish has in a column. */
export function valueIn({ name, text }: Column, data: Data<typeof dishAttributes>): Value {
  return text ? (data.translations[text.language]?.[text.field] ?? '') : data[name];
}

/** The translations with the text that a column has. */
export function withValue(
  { language, field }: NonNullable<Column['text']>,
  value: unknown,
  translations: DocumentTranslations<TranslatedField>,
): DocumentTranslations<TranslatedField> {
  return { ...translations, [language]: { ...translations[language], [field]: String(value ?? '') } };
}
