/** What is said of a file with dishes, by the server and by pages. */
export const csvMessages = {
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Please import it in parts.`,
  tooManyRows: (rows: number) => `The file has more than ${rows} dishes. Please import it in parts.`,
  noRows: 'The file has no dish. Its first line has the names of the columns, the other lines one dish each.',
  /** Why nothing can be read from a file, by its kind. */
  kinds: {
    oldWorkbook: 'This is a workbook of an old version of Excel. Please save it as .xlsx or CSV.',
    pdf: 'This is a PDF. Please open it, copy its text, and paste it here.',
    noText: 'This is no menu that can be read: no sheet, no text, and no export of another program.',
    workbook: 'This workbook can’t be read: it is damaged, or too large. Please save its sheet as CSV.',
    unknownJson:
      'This is no menu that is known. Known are the exports of Petpooja and the data of Swiggy’s page.',
  },
  twoPrices: (text: string) => `Is ${text} the price of half and of full?`,
  dependentPrices: 'The price of one of its choices depends on another choice. Please add this dish by hand.',
  noNames: 'The first line of the file must have the names of the columns, among them “name” or “id”.',
  twice: (column: string) => `The column “${column}” is there twice.`,
  quotes: (line: number) =>
    `Line ${line} cannot be read: a quotation mark is missing, or is in the wrong place.`,
  /** A problem with one cell. */
  cell: (column: string, text: string, problem: string) =>
    text === '' ? `${column} ${problem}` : `${column} “${text}”: ${problem}`,
  /** @param problem in English; @param choices what the cell may be, if that is a list: 'veg, non-veg' */
  wrongValue: (problem: string, _choices: string | undefined): string => problem,
  missing: 'is missing.',
  noAmount: 'This is not an amount of rupees, such as 249 or 249.50.',
  noAmounts: 'Please write amounts of rupees, add-ons such as “Cheese +20; Egg (non-veg) +15”.',
  /** The option groups and the category that a file becomes, where it has no names for them. */
  groups: {
    ...{ portion: 'Portion', half: 'Half', full: 'Full', addOns: 'Add-ons' },
    ...{ preparation: 'Preparation', regular: 'Regular', jain: 'Jain', category: 'Menu' },
  },
  neitherYesNorNo: 'Please write yes or no.',
  noGroup: 'There is no group of options with such an id.',
  noId: 'This is not an id. Leave it empty for a new dish.',
  cells: (has: number, wanted: number) =>
    `The line has ${has} cells instead of ${wanted}. Is a comma not in quotation marks?`,
  sameDish: (line: number) => `Line ${line} is the same dish.`,
  ambiguous: (name: string, menu: string) =>
    `There are several dishes “${name}” in ${menu}. Write the id of the one that is meant.`,
  longMenu: 'The name of the menu is too long.',
  /** The heading of what is wrong with the lines that come back. */
  whatIsWrong: 'What is wrong',
  line: (line: number) => `line ${line}`,
  ofLine: (line: number, message: string) => `Line ${line}: ${message}`,
  hasErrors: 'Nothing was imported: the file has errors. Please look at them again.',
  marksMissing:
    'Nothing was imported: the file does not say of each dish and choice whether it is veg. Please answer this in the preview.',
  /** The number of dishes after the first that are not as the preview showed them. */
  more: (count: number) => `${count} more`,
  /** @param names the dishes that are not as the preview showed them: 'Kachori, Dal and 3 more' */
  changedMeanwhile: (names: string) =>
    `Nothing was imported: since the preview, somebody has changed ${names}. Please look at the changes again.`,
} as const;
