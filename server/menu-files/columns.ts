import type { Attribute, Data } from '#domain/attributes.ts';
import { dishAttributes } from '#domain/dishes/attributes.ts';
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
}

/** Attributes that tell the server to do something, and are no property of the dish. */
const INSTRUCTIONS: readonly string[] = ['soldOutFor'];

const isGenerated = (attribute: Attribute) => attribute.type === 'string' && attribute.generated === true;
const notInFile: readonly string[] = [
  ...dishes.serverWrites,
  ...INSTRUCTIONS,
  ...Object.entries<Attribute>(dishAttributes).flatMap(([name, each]) => (isGenerated(each) ? [name] : [])),
];

/** Every attribute of a dish that admins write has a column, also those that are added to the collection later. */
export const COLUMNS: readonly Column[] = (Object.keys(dishAttributes) as Column['name'][])
  .filter((name) => !notInFile.includes(name))
  .map((name) => ({
    name,
    attribute: dishAttributes[name],
    header: name === 'menuId' ? MENU_COLUMN : name,
  }));
