import { MAX_EXTERNAL_ID, type MenuSystem } from '#domain/dish-sources/attributes.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import type { Paise } from '#domain/money.ts';

/**
 * A menu as its owner brings it, whatever its shape was: an export of other software, a sheet, a text. It says what the file says, and
 * nothing more; what it does to the stored dishes is planned from it.
 */

/** A choice of an option group, with what it adds to the price of the dish. */
export interface FileChoice {
  name: string;
  price: Paise;
  /** Its veg mark, if the file says one. */
  mark?: DishType;
}

/** An option group as a line of a file has it. */
export interface FileGroup {
  name: string;
  min: number;
  max: number;
  choices: readonly FileChoice[];
  /** Whether the choices are the dish itself, less or more of it. */
  isPortion: boolean;
}

/** Why a line can't be read as it is, beside cells that are no value. */
export type DraftProblem =
  /** It has more cells than the headings. */
  | { kind: 'cells'; has: number; wanted: number }
  /** Prices of one choice depend on another choice. */
  | { kind: 'dependentPrices' }
  /** Two prices of which nobody says that they are half and full. */
  | { kind: 'twoPrices'; text: string }
  /** The text of a column means no option groups. */
  | { kind: 'amounts'; column: string; text: string };

/** The dish of other software that a line is about. */
export interface LineSource {
  system: MenuSystem;
  /** The id that the software gives it. */
  id: string;
}

/** A dish of a draft. */
export interface DraftLine {
  /** Where it begins in its file, from 1; the position of the dish in files without lines. */
  line: number;
  /** Texts by column, such as `name`, `menu`, `price` (rupees), `type`, `name:hi`. A missing one says nothing. */
  cells: Readonly<Record<string, string>>;
  groups: readonly FileGroup[];
  problems: readonly DraftProblem[];
  source?: LineSource;
  /** Groups that only some sizes of the dish have, which no dish here can have. */
  partial?: readonly string[];
  /** As it stands in its sheet. */
  typed?: TypedLine;
}

/** A line of a sheet with the headings above it, which its columns are known by if they stand in another file. */
export interface TypedLine {
  headings: readonly string[];
  cells: readonly string[];
}

/** The first lines of a sheet with what its columns are taken as. */
export interface SheetTable {
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
}

export interface SheetColumn {
  /** The name under which it is chosen by hand: its heading, or its letter. */
  key: string;
  /** Empty if it has none. */
  heading: string;
  /** The column of a dish that it is read as; 'portion': prices of the size that its heading names; null: it is left out. */
  column: string | 'portion' | null;
}

export interface MenuDraft {
  lines: readonly DraftLine[];
  /** Headings of columns that are not known. */
  unknown: readonly string[];
  /** The columns that it has. */
  columns: readonly string[];
  /** Lines of a text that are no dish, no heading and no description. */
  leftOut: readonly string[];
  /** One for each sheet with other columns than those before it; none of menus that are no sheet. */
  tables: readonly SheetTable[];
}

/** The names of the groups and choices that a file makes, in the language of the page that sends it. */
export interface GroupNames {
  portion: string;
  half: string;
  full: string;
  addOns: string;
  preparation: string;
  regular: string;
  jain: string;
  /** Of dishes whose menu names no categories. */
  category: string;
}

/** Reads the dishes of a menu one by one, so that others get a turn between those of a long one. */
export interface DraftReader<Row> {
  rows: readonly Row[];
  read(row: Row, at: number): DraftLine;
}

/** The source of a line; nothing without an id. */
export const sourceOf = (system: MenuSystem, id: string): Pick<DraftLine, 'source'> =>
  id === '' || id.length > MAX_EXTERNAL_ID ? {} : { source: { system, id } };

/** A draft of dishes that have no columns of their own making. */
export const draftOf = (lines: readonly DraftLine[], leftOut: readonly string[] = []): MenuDraft => ({
  lines,
  leftOut,
  unknown: [],
  tables: [],
  columns: [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))],
});
