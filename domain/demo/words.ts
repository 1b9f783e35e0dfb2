import type { IssueKind } from '#domain/order-issues/attributes.ts';

/** What customers of the demo write, and what the kitchen answers. */

export const REVIEWS: readonly {
  share: number;
  rating: number;
  comments: readonly string[];
  reply?: string;
}[] = [
  {
    share: 52,
    rating: 5,
    comments: [
      'Tastes like home. We order it every week.',
      'Hot, fresh and generously packed.',
      'Best in Malleshwaram, hands down.',
      'My mother asked for the recipe!',
      'Perfect spice, and it came in 25 minutes.',
    ],
  },
  {
    share: 28,
    rating: 4,
    comments: [
      'Very good. A little more gravy would make it perfect.',
      'Good portion for the price.',
      'Tasty and not oily at all.',
      'Nice, but the roti was a bit cold.',
    ],
  },
  {
    share: 12,
    rating: 3,
    comments: ['Decent, nothing special.', 'Good taste, small portion.', 'Too spicy for the children.'],
  },
  {
    share: 5,
    rating: 2,
    comments: ['It came late and lukewarm.', 'Much too salty this time.'],
    reply:
      'We are sorry, this is not how it should be. Please write to us, and the next one is on the house.',
  },
  {
    share: 3,
    rating: 1,
    comments: ['Not what I ordered.'],
    reply: 'We are very sorry. We have given the money back and will check each bag twice.',
  },
];

export const ISSUES: readonly {
  share: number;
  kind: IssueKind;
  text: string;
  answer: string;
  isRefunded: boolean;
}[] = [
  {
    share: 30,
    kind: 'missing',
    text: 'One dish was not in the bag.',
    answer: 'Sorry! We have given its price back.',
    isRefunded: true,
  },
  {
    share: 20,
    kind: 'spilled',
    text: 'The gravy has leaked into everything.',
    answer: 'We are sorry and pack it in a better box from now on. The money for the dish is on its way.',
    isRefunded: true,
  },
  {
    share: 30,
    kind: 'late',
    text: 'It took more than an hour.',
    answer: 'The rain stopped our riders for a while. Thank you for your patience.',
    isRefunded: false,
  },
  {
    share: 20,
    kind: 'quality',
    text: 'The rice was not cooked through.',
    answer: 'That should not happen. We have given its price back.',
    isRefunded: true,
  },
];

/** What subscribers say of meals that they liked, and of those that they did not. */
export const LIKED = [
  'Just like at home.',
  'The dal was lovely today.',
  'Warm and on time.',
  'More of this, please!',
];
export const DISLIKED = [
  'Too much salt today.',
  'The phulkas were cold.',
  'Very little sabzi.',
  'It came late.',
];
