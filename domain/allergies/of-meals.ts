/**
 * What whoever gets a meal of a plan does not tolerate: what stands in the profile, and what was said of the plan. The same
 * words stand there once; null: nothing is known.
 */
export function mealAllergies(ofProfile: string | null, ofPlan: string | null): string | null {
  if (!ofProfile || !ofPlan) return ofProfile || ofPlan || null;
  const [profile, plan] = [ofProfile.toLowerCase(), ofPlan.toLowerCase()];
  if (profile.includes(plan)) return ofProfile;
  return plan.includes(profile) ? ofPlan : `${ofProfile}; ${ofPlan}`;
}
