import { isSameText } from '#domain/comparing.ts';

/**
 * What whoever gets a meal of a plan does not tolerate: what stands in the profile, and what was said of the plan. Only the very
 * same words stand there once: 'nut' is not said by 'coconut'. Null: nothing is known.
 */
export function mealAllergies(ofProfile: string | null, ofPlan: string | null): string | null {
  if (!ofProfile || !ofPlan) return ofProfile || ofPlan || null;
  return isSameText(ofProfile, ofPlan) ? ofProfile : `${ofProfile}; ${ofPlan}`;
}
