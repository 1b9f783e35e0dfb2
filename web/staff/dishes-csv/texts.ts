import { dishAttributes } from '#domain/dishes/attributes.ts';
import { labelsOf } from '#domain/rows/words.ts';

/** Texts of the screen that exports and imports dishes. */
export const dishesCsvTexts = {
  page: {
    title: 'Bring your menu, or take it with you',
    name: 'Import and export',
    lead: 'Bring the menu that you have, as a file or a text: you see first what would change, and nobody sees the new dishes before you open them. Or save all dishes as a file.',
  },
  exporting: {
    title: 'Take your menu with you',
    text: 'A CSV file with every dish, its menu and everything you can change about it.',
    submit: 'Export dishes',
    busy: 'Exporting...',
    failed: 'The dishes could not be exported',
    fileName: 'rasoi-dishes.csv',
  },
  importing: {
    title: 'Bring your menu',
    text: 'Your menu as you have it: a spreadsheet (Excel or CSV), the menu of Petpooja, Swiggy or WooCommerce as a file, or a text. Columns such as Item, Category, Half, Full, Price, Veg and Add-ons are known by their names, also in other languages. You see first what would change.',
    sample: {
      label: 'Download a sample',
      fileName: 'rasoi-sample-menu.csv',
      lines:
        'Item,Category,Description,Half,Full,Price,Veg,Add-ons\r\nPaneer Butter Masala,Curries,Rich and mild,160,260,,Yes,Extra paneer (veg) +40; Boiled egg (non-veg) +15\r\nChicken Biryani,Rice,With raita,180,290,,No,\r\nMasala Chai,Drinks,,,,25,Yes,\r\n',
    },
    choose: 'Choose a file',
    another: 'Choose another file',
    reading: 'Reading the file...',
    failed: 'The file could not be read',
    tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Please import it in parts.`,
    paste: {
      label: 'Or paste your menu',
      hint: 'A dish a line with its price, such as ‘Dal Tadka ..... 140’ or ‘Paneer Tikka Half 140 Full 240’. A line without a price is a category.',
      submit: 'Read the text',
    },
    submit: (dishes: number) => (dishes === 1 ? 'Import 1 dish' : `Import ${dishes} dishes`),
    submitRest: (dishes: number) =>
      dishes === 1 ? 'Import the dish without errors' : `Import the ${dishes} dishes without errors`,
    busy: 'Importing...',
    notImported: 'The dishes could not be imported',
    done: (added: number, changed: number) => `Imported: ${added} added, ${changed} changed.`,
  },
  /** Taking back what the last import added and changed. */
  undo: {
    last: (added: number, changed: number, until: string) =>
      `The last import: ${added} added, ${changed} changed. Until ${until} you can take it back.`,
    submit: 'Take the import back',
    question: 'Take the last import back?',
    warning:
      'The dishes that it added are deleted, and those that it changed are as before. What somebody has ordered or changed since stays as it is.',
    confirm: 'Take it back',
    busy: 'Taking it back...',
    done: (deleted: number, restored: number, kept: number) =>
      `${deleted} deleted, ${restored} as before, ${kept} kept`,
    failed: 'The import could not be taken back',
  },
  /** The veg marks that a file does not say. */
  marks: {
    of: (name: string) => `Veg or not: ${name}`,
    missing: (lines: number) =>
      `${lines === 1 ? '1 line does' : `${lines} lines do`} not say whether it is veg. Please choose for each dish and choice. Then you can import.`,
    allVeg: (dishes: number) =>
      dishes === 1
        ? 'Mark 1 dish as veg'
        : `Mark ${dishes} dishes without meat, fish or egg in their names as veg`,
    allNonVeg: (dishes: number) => `Mark all ${dishes} as non-veg`,
  },
  preview: {
    summary: 'What the file changes',
    counts: {
      new: (lines: number) => `${lines} new`,
      changed: (lines: number) => `${lines} changed`,
      unchanged: (lines: number) => `${lines} unchanged`,
      unclear: (lines: number) => `${lines} unclear`,
      error: (lines: number) => (lines === 1 ? '1 error' : `${lines} errors`),
    },
    nothing: 'Nothing to change: the dishes are already as in the file.',
    errors: 'These lines are left out. Correct them in the file below, and bring that:',
    correct: 'Download the lines to correct',
    line: (line: number, dish: string) => (dish === '' ? `Line ${line}:` : `Line ${line}, ${dish}:`),
    unknownColumns: 'These columns are not known, and are left out. What are they?',
    leaveOut: 'Leave it out',
    /** What the columns of a sheet are taken as. */
    sheet: {
      title: 'What the columns are',
      hint: 'These are the first lines of the file. If a column is taken for something else, say what it is.',
      column: (letter: string) => `Column ${letter}`,
      serial: 'Number of the line',
      portion: 'A size, with its price',
      id: 'Id from an export',
    },
    leftOut: 'These lines were read as no dish:',
    /** What columns are called, by their names in a file. */
    fields: {
      ...labelsOf(dishAttributes),
      name: 'Dish',
      menu: 'Category',
      description: 'Description',
      price: 'Price',
      type: 'Veg or not',
      imgUrl: 'Address of a picture',
      half: 'Price for half',
      full: 'Price for full',
      addOns: 'Add-ons',
      variants: 'Sizes with prices',
      tags: 'Tags',
      options: 'Options',
      isAvailable: 'Can be ordered',
    },
    twoPrices: {
      question: (lines: number) =>
        `${lines === 1 ? '1 line has' : `${lines} lines have`} two prices. Is the first one for half, and the second for full? Else write it into the file, such as ‘Small 120 / Large 200’.`,
      yes: 'Yes, they are half and full',
    },
    leftOutGroups:
      'These add-ons are only for some sizes of their dish, so they are left out. Please add them by hand:',
    leftOutGroup: (dish: string, group: string) => `${dish}: ${group}`,
    /** What stays as it was changed here, though the software of the file says otherwise. */
    kept: {
      title: 'You changed these here since the last import. They stay as they are:',
      cell: (dish: string, column: string, here: string, there: string) =>
        `${dish}, ${column}: ${here} (in the file: ${there})`,
      more: (cells: number) => `and ${cells} more`,
    },
    newMenus: (menus: string) => `These categories do not exist yet, and will be added: ${menus}`,
    newMenu: (name: string, dishes: number) => `${name} (${dishes === 1 ? '1 dish' : `${dishes} dishes`})`,
    isNew: 'New dish',
    isChanged: 'Changed',
    fromLine: (line: number) => `Line ${line}`,
    nothingBefore: 'nothing',
    became: 'becomes',
    showAll: (lines: number) => `Show all ${lines} lines`,
  },
} as const;
