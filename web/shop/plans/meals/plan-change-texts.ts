/** Texts for changing a subscription that runs. */
export const planChangeTexts = {
  open: 'Change the plan',
  /** @param plan its name */
  title: (plan: string) => `Change ${plan}`,
  offSale: 'This plan is not sold any more: you can leave out days and meals, but not add any.',
  /** The address that is not in the customer's book. */
  usual: 'As it is now',
  allergies: (words: string) => `Your profile says what you can’t eat: ${words}.`,
  profile: 'See your profile',
  /** @param days how many days are counted */
  next: (days: number) => `The next ${days} days`,
  now: 'As it is now',
  changed: 'With this change',
  meals: (meals: number) => (meals === 1 ? '1 meal' : `${meals} meals`),
  bundle: (meals: number) => `${meals} from your bundle`,
  /** @param amount of one meal of a trial */
  each: (amount: string) => `A meal of your trial costs ${amount} then.`,
  /** @param meal such as 'Lunch on Monday, 30 Nov' */
  from: (meal: string) => `It holds from ${meal}. What you have skipped or paused stays so.`,
  none: 'No meal is left then. You can pause or end the plan instead.',
  save: 'Save the change',
  saving: 'Saving...',
  done: 'Your plan is changed',
  changedMeanwhile:
    'This plan was changed just now, elsewhere. What you chose is kept: please look again and save.',
} as const;
