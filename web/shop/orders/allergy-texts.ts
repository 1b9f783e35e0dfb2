/** Texts about what a customer does not tolerate. None of them may promise that a dish is safe (ALLERGY-5). */
export const allergyTexts = {
  label: 'Allergies',
  hint: 'The kitchen reads this before it accepts. Everything is cooked in one kitchen, so please call if a trace can harm you.',
  contains: (dish: string, allergens: string) => `${dish} contains ${allergens}, as the kitchen says.`,
  unknown: 'This could not be compared with the dishes. Please call the kitchen before you order.',
  consent: 'I agree that the kitchen keeps and reads this for this order.',
  remember: 'Also keep it in my profile, for my next orders. I can erase it there.',
} as const;
