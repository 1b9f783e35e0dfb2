/** Messages about dishes, for server and pages. */
export const dishMessages = {
  /** What a dish says about itself and can't be true at once. */
  contradictions: {
    veganNonVeg: 'A non-veg dish cannot be vegan. Change its type or its diets.',
    jainNonVeg: 'A non-veg dish cannot be Jain. Change its type or its diets.',
    vegWithAnimals:
      'A veg dish cannot contain egg, fish or crustaceans. Change its type to Non-Veg or its allergens.',
    veganMilk: 'A vegan dish cannot contain milk. Change its diets or its allergens.',
    glutenFreeGluten: 'A gluten-free dish cannot contain gluten. Change its diets or its allergens.',
  },
  priceChanged: (dish: string, now: string) =>
    `${dish} costs ${now} by now. No price was changed: please look at the new prices again.`,
  priceOfNone:
    'A dish of this list has been deleted. No price was changed: please look at the new prices again.',
  availableOrSoldOut: 'A dish is either available or sold out for some time.',
  dayWrong: 'A day is a date such as 2026-08-03.',
  daysWrong: 'The last day is before the first.',
  isHidden: (dishName: string) => `${dishName} is hidden. Please open it first.`,
  notServedToday: (dishName: string) =>
    `${dishName} is not served today. Please change the days on which it is served first.`,
  noPortionsToday: (dishName: string) =>
    `All of today’s portions of ${dishName} are ordered. Please raise its portions a day first.`,
  noPortions: (dishName: string) =>
    `${dishName} is sold out for that day. Please remove it from your cart to order the rest.`,
} as const;
