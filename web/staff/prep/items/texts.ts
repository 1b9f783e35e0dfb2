import { preparedItemAttributes } from '#domain/prep/attributes.ts';
import { rowWords } from '#domain/rows/words.ts';

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
  ahead: (minutes: number) => `${minutes} min ahead`,
  batch: (size: string) => `in batches of ${size}`,
  takes: (name: string, quantity: string) => `${name}: ${quantity}`,
  more: (count: number) => `and ${count} more`,
  offMenu: 'no longer on the menu',
  fields: rowWords(preparedItemAttributes),
  uses: {
    dish: 'Add a dish',
    option: 'Add an option',
    choose: 'Choose…',
    quantity: (name: string, unit: string) => `One portion of ${name} takes (${unit})`,
    remove: (name: string) => `Remove ${name}`,
    none: 'Nothing takes of it yet.',
  },
  saved: 'Prepared item saved',
  failed: 'It could not be saved. Please try again.',
  gone: 'This prepared item was deleted.',
  removeConsequence: 'The dishes that took of it count themselves again.',
  removed: 'Deleted',
} as const;
