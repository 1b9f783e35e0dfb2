import { optionGroupAttributes } from '#domain/option-groups/attributes.ts';
import { rowWords } from '#domain/rows/words.ts';

/** Texts of the screen that manages option groups. */
export const groupAdminTexts = {
  page: {
    title: 'Option groups',
    name: 'Options',
    lead: 'Sizes, extras and the dishes of a combo: what customers choose with a dish.',
  },
  none: 'No option groups yet',
  noneHint: 'Make one, such as Size with Half and Full. Then offer it in the form of a dish.',
  add: 'Add an option group',
  loading: 'Loading the option groups...',
  loadFailed: 'The option groups could not be loaded',
  saved: 'Option group saved',
  failed: 'Failed to save the option group',
  gone: 'Another admin has deleted this option group',
  removed: 'Option group deleted',
  removeConsequence: 'Only a group that no dish offers can be deleted.',
  usedBy: (count: number) =>
    count === 0 ? 'Used by no dish yet' : count === 1 ? 'Used by 1 dish' : `Used by ${count} dishes`,
  tooFew: (min: number) => `Fewer than ${min} available: its dishes can’t be ordered`,
  dish: 'Dish',
  soldOutDish: 'Not available as a dish',
  isAvailable: (name: string) => `${name} is available`,
  availability: {
    done: (name: string, isAvailable: boolean) =>
      `${name} is ${isAvailable ? 'available' : 'unavailable'} now`,
    failed: 'Failed to change the choice',
  },
  fields: rowWords(optionGroupAttributes),
  choice: {
    title: (place: number) => `Choice ${place}`,
    name: 'Name',
    price: 'Difference (₹)',
    type: 'Type',
    chooseType: 'Veg or not?',
    available: 'Available',
    notAvailable: 'Not available',
    remove: (name: string) => `Remove ${name}`,
    fromDish: 'Name, type and availability are those of the dish.',
  },
  addChoice: 'Add a choice',
  addDish: 'Add a dish of the menu',
  chooseDish: 'Choose a dish…',
  problems: {
    choiceNameMissing: 'Please name the choice',
    choiceTypeMissing: 'Please say whether this choice is veg.',
    price: 'Please enter an amount, such as 20 or -20',
    priceHigh: 'Please enter at most ₹1,00,000',
  },
} as const;
