/** Texts of what a profile keeps about allergies. */
export const allergyPanelTexts = {
  title: 'Allergies',
  kept: 'Checkout fills these words in for you, and the kitchen gets them with your orders.',
  erase: 'Erase',
  erasing: 'Erasing...',
  erased: 'Allergies erased',
  failed: 'That did not work. Please try again.',
} as const;
