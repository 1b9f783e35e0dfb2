import type { ReactNode } from 'react';
import { tags } from '#web/lib/text-tags.tsx';

/** Texts of the dialog of a dish, and of what is chosen about the list. */
export const dialogTexts = {
  dialog: {
    gone: 'This dish is not on the menu right now',
    lookElsewhere: 'Have a look at what else is cooking today.',
    picture: (dish: string) => `${dish}, drawn`,
    illustration: 'Illustration; your plate may differ',
    quantity: (dish: string) => `Quantity of ${dish}`,
    add: (price: ReactNode) => (
      <span>
        Add{tags.wide(' to Cart')} · {price}
      </span>
    ),
    added: 'Added to Cart!',
    /** Unfolds the field. */
    addNote: 'Add a note',
  },
  list: { columns: 'Cards beside each other', two: 'Two', one: 'One' },
  facts: {
    label: 'About this dish',
    serves: (people: number) => `Serves ${people}`,
    contains: 'Contains:',
  },
  nutrition: {
    calories: { name: 'Energy', unit: ' kcal' },
    protein: { name: 'Protein', unit: 'g' },
    carbs: { name: 'Carbs', unit: 'g' },
    fat: { name: 'Fat', unit: 'g' },
  },
} as const;
