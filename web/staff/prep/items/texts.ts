import type { PrepUnit } from '#domain/prep/units.ts';

/** Texts of the screen of prepared items. */
export const prepItemTexts = {
  page: {
    title: 'Prepared items',
    lead: 'What is cooked in bulk and portioned: dal by the litre, rotis by the piece. The prep list counts it.',
  },
  loading: 'Loading the prepared items...',
  loadFailed: 'The prepared items could not be loaded',
  none: 'No prepared items yet',
  noneHint:
    'Without them each dish counts itself. Begin with what several dishes take, such as dal or dough.',
  add: 'New prepared item',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  units: { portion: 'portions', piece: 'pieces', g: 'grams', ml: 'millilitres' } satisfies Record<
    PrepUnit,
    string
  >,
  ahead: (minutes: number) => `${minutes} min ahead`,
  batch: (size: string) => `in batches of ${size}`,
  takes: (name: string, quantity: string) => `${name}: ${quantity}`,
  more: (count: number) => `and ${count} more`,
  gone: 'no longer on the menu',
  fields: {
    name: 'Name',
    nameHint: 'Such as Dal, Roti dough or Steamed rice.',
    unit: 'Counted in',
    menuId: 'Station',
    noStation: 'No station of its own',
    minutesAhead: 'Ready so many minutes ahead',
    minutesAheadHint: 'Before the food leaves the kitchen. 0: just in time.',
    batchSize: (unit: string) => `A batch makes (${unit})`,
    batchSizeHint: 'Leave empty if any quantity can be made.',
  },
  uses: {
    title: 'What takes of it',
    hint: 'How much one portion takes. A dish of this list counts as its prepared items, and not itself.',
    dish: 'Add a dish',
    option: 'Add an option',
    choose: 'Choose…',
    quantity: (name: string, unit: string) => `One portion of ${name} takes (${unit})`,
    remove: (name: string) => `Remove ${name}`,
    none: 'Nothing takes of it yet.',
  },
  problems: {
    name: 'Please give it a name',
    minutes: 'Please enter whole minutes from 0 to 1440',
    batch: 'Please enter a whole number from 1 to 10,00,000, or nothing',
    quantity: 'Please enter whole numbers from 1 to 1,00,000',
  },
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: (name: string) => `${name} is saved`,
  failed: 'It could not be saved. Please try again.',
  conflict: 'Somebody else has changed this meanwhile. Please open it again.',
  deleting: {
    title: (name: string) => `Delete ${name}?`,
    text: 'The dishes that took of it count themselves again.',
    submit: 'Delete',
    busy: 'Deleting...',
    done: 'Deleted',
    failed: 'It could not be deleted. Please try again.',
  },
} as const;
