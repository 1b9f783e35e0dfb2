/** Texts for rating a meal. */
export const mealRatingTexts = {
  /** The summary of a list that opens. */
  last: 'How were your last meals?',
  question: 'How was it?',
  up: 'Good',
  down: 'Not good',
  /** @param meal such as 'Lunch on Monday, 30 Nov' */
  label: (meal: string) => `How was ${meal}?`,
  thanks: 'Thank you. Only the kitchen reads it.',
  addWords: 'Say more',
  changeWords: 'Change your words',
  words: 'What should the kitchen know?',
  save: 'Send',
  saving: 'Sending...',
  saved: 'The kitchen has your words',
} as const;
