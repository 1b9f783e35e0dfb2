/** Texts of the choice of a dish's options. */
export const optionTexts = {
  /** How many choices a group asks for (domain/option-groups/choice-words.ts). */
  choose: {
    exactly: (count: number) => `Choose ${count}`,
    upTo: (most: number) => `Choose up to ${most}`,
    between: (least: number, most: number) => `Choose ${least} to ${most}`,
  },
  optional: ' (optional)',
  none: 'None',
  soldOut: 'Sold out',
  missing: (min: number, name: string) =>
    min === 1 ? `Please choose ${name}.` : `Please choose ${min} of ${name}.`,
  more: (amount: string) => `+ ${amount}`,
  less: (amount: string) => `− ${amount}`,
  loading: 'Loading the options...',
  loadFailed: 'The options could not be loaded',
  note: 'Note to the kitchen',
  noteHint: 'Such as less spicy. Allergies: please call the kitchen as well.',
} as const;
