/** What is wrong with an option group, for its form. */
export const optionFormMessages = {
  minAboveMax: 'This is more than the most that can be chosen',
  tooFewChoices: 'Please add as many choices as must be chosen, and at least one.',
  offered: 'Dishes offer this group. Please take it off them first.',
  refused:
    'This can’t be saved. A dish in this group may be a combo itself or deleted, or a dish that offers this group may be a choice elsewhere.',
} as const;
