/** Texts of what somebody does not tolerate in the meals of a plan. None of them may promise that a dish is safe (ALLERGY-5). */
export const mealAllergyTexts = {
  label: 'Allergies',
  hint: 'For the meals of this plan, beside what your profile says. Everything is cooked in one kitchen, so please call if a trace can harm you.',
  consent:
    'I agree that the kitchen keeps this with my plan and reads it for each meal. It is erased when the plan ends.',
  byPhoneHint: 'What they can’t eat in the meals of this plan. The kitchen reads it before each meal.',
  byPhoneConsent: 'They agree that we keep this with their plan until it ends.',
} as const;
