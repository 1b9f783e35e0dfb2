import { amountOrNone, choice, flag, type Section, type ValuesOf } from './setting-rows.ts';

const settings = {
  /** Which orders the customer confirms with a code at the door (DOOR-1). */
  code: choice(
    ['never', 'prepaid', 'always'],
    'never',
    [
      'Code at the door',
      'The customer reads four digits on the page of the order and tells them to the rider.',
    ],
    {
      never: ['Never', 'Riders press ‘Delivered’.'],
      prepaid: ['For paid orders', 'Whoever pays at the door needs none.'],
      always: ['For every order', 'Except of customers without an account: only an account can keep a code.'],
    },
  ),
  /** Above which amount in rupees a paid order asks for it; null: every paid order. */
  codeAbove: {
    ...amountOrNone(null, ['Paid orders above (₹)', 'Leave it empty for every paid order.']),
    when: { code: ['prepaid'] },
  },
  /** Whether riders may take a photo of the food at the door (DOOR-6). */
  photo: flag(false, ['Photo at the door'], {
    off: ['None', 'Riders can write down who took the food.'],
    on: [
      'Riders can take one',
      'Only the customer and your team see it. It is deleted after 30 days. Customers read of it in the privacy notice.',
    ],
  }),
};

/** How riders hand over food. */
export const handOver = { isPublic: true, title: 'At the door', settings } as const satisfies Section;

export type HandOverSettings = ValuesOf<typeof handOver.settings>;
