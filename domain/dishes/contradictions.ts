import type { Allergen } from './attributes.ts';
import type { Diet, DishType } from './kinds.ts';
import type { dishMessages } from './messages.ts';

/** A contradiction in what a dish says about itself, as the name of its message. */
type Contradiction = keyof typeof dishMessages.contradictions;

interface Described {
  type: DishType;
  diets: readonly Diet[];
  allergens: readonly Allergen[];
}

/** Food with any of these is not vegetarian; in India that includes egg. */
const NOT_VEG: readonly Allergen[] = ['egg', 'fish', 'crustaceans'];

/** The first contradiction between a dish's type, diets and allergens; undefined if there is none. */
export function contradictionOf({ type, diets, allergens }: Described): Contradiction | undefined {
  const isVeg = type === 'veg';
  if (!isVeg && diets.includes('vegan')) return 'veganNonVeg';
  if (!isVeg && diets.includes('jain')) return 'jainNonVeg';
  if (isVeg && allergens.some((each) => NOT_VEG.includes(each))) return 'vegWithAnimals';
  if (diets.includes('vegan') && allergens.includes('milk')) return 'veganMilk';
  if (diets.includes('gluten-free') && allergens.includes('gluten')) return 'glutenFreeGluten';
  return undefined;
}
