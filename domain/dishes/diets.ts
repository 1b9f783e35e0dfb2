import type { Diet } from './kinds.ts';

/** Whether a dish is suitable for a diet. Jain food has no onion and garlic. */
export function suits({ diets = [] }: { diets?: readonly Diet[] }, diet: Diet): boolean {
  return diets.includes(diet) || (diet === 'no-onion-garlic' && diets.includes('jain'));
}
