import type { ReactNode } from 'react';

/** What the dialog of a dish says. */
export const dialogTexts = {
  dialog: {
    gone: 'This dish is not on the menu right now',
    lookElsewhere: 'Have a look at what else is cooking today.',
    picture: (dish: string) => `${dish}, drawn`,
    illustration: 'Illustration; your plate may differ',
    quantity: (dish: string) => `Quantity of ${dish}`,
    add: (price: ReactNode) => (
      <span>
        Add<span className="max-sm:sr-only"> to Cart</span> · {price}
      </span>
    ),
    added: 'Added to Cart!',
  },
  nutrition: {
    energy: { name: 'Energy', unit: ' kcal' },
    protein: { name: 'Protein', unit: 'g' },
    carbs: { name: 'Carbs', unit: 'g' },
    fat: { name: 'Fat', unit: 'g' },
  },
} as const;
