/** Texts of the option groups in a dish's form. */
export const dishOptionTexts = {
  title: 'Option groups',
  hint: 'What customers choose with this dish, in this order. Required groups are asked first.',
  none: 'Nothing to choose: the dish is sold as it is.',
  add: 'Offer a group',
  choose: 'Choose a group…',
  remove: (name: string) => `Take ${name} off this dish`,
  noGroups: 'There are no option groups yet. They are made under Menu, Options.',
  /** A group that was deleted meanwhile. */
  gone: 'Deleted group',
  refused:
    'This dish can’t have these option groups: two of them share a choice, or the dish is itself a choice of a combo.',
} as const;
