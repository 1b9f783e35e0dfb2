import type { GroupVersion } from './group-values.ts';

const choices = (count: number) => (count === 1 ? '1 choice' : `${count} choices`);

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
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
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
  fields: {
    name: 'Name',
    translations: 'Translations',
    min: 'Choose at least',
    max: 'Choose at most',
    choices: 'Choices',
  } satisfies Record<keyof GroupVersion, string>,
  nameHint: 'Customers see it, such as Size or Choose your sabzi.',
  minHint: '0 makes it optional.',
  choice: {
    title: (place: number) => `Choice ${place}`,
    name: 'Name',
    price: 'Difference (₹)',
    priceHint: 'The difference to the price of the dish: nothing for none, -20 for ₹20 less.',
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
  count: choices,
  problems: {
    nameMissing: 'Please give the group a name',
    number: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}`,
    minAboveMax: 'This is more than the most that can be chosen',
    tooFewChoices: (min: number) => `Please add at least ${choices(min)}`,
    choiceNameMissing: 'Please name the choice',
    choiceTypeMissing: 'Please say whether this choice is veg.',
    price: 'Please enter an amount, such as 20 or -20',
    priceHigh: 'Please enter at most ₹1,00,000',
  },
  saving: {
    title: 'Edit option group',
    submit: 'Save group',
    busy: 'Saving...',
    cancel: 'Cancel',
    done: 'Option group saved',
    failed: 'Failed to save the option group',
    refused:
      'This can’t be saved. A dish in this group may be a combo itself or deleted, or a dish that offers this group may be a choice elsewhere.',
    gone: 'Another admin has deleted this option group',
    conflict:
      'Another admin changed this group while you were editing it. Nothing is saved yet: choose what it should be, and save again.',
  },
  deleting: {
    title: (name: string) => `Delete ${name}?`,
    text: 'Only a group that no dish offers can be deleted.',
    submit: 'Delete group',
    busy: 'Deleting...',
    done: 'Option group deleted',
    failed: 'Failed to delete the option group',
  },
} as const;
