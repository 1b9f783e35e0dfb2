/** Texts of what subscribers say of their meals. */
export const planRatingTexts = {
  /** @param days how many are counted */
  title: (days: number) => `What subscribers say, last ${days} days`,
  loading: 'Loading the ratings...',
  failed: 'Failed to load the ratings',
  none: 'No meal has been rated yet. Subscribers are asked in their calendar once a meal is delivered.',
  sum: (up: number, down: number) => `${up} good, ${down} not good`,
  columns: { dish: 'Dish of the meal', up: 'Good', down: 'Not good' },
  said: 'In their words',
  up: 'Good',
  down: 'Not good',
  order: 'See the order',
} as const;
