import { MAX_ADDRESSES } from './attributes.ts';

/** Messages about addresses, for server and pages. */
export const addressMessages = {
  loginFirst: 'Please login first',
  incomplete: 'Please fill in all required fields',
  tooMany: `You can keep at most ${MAX_ADDRESSES} addresses. Please delete one first.`,
  mealsOutside:
    'Meals of your plan come to this address, and the kitchen doesn’t bring them there. Please choose another address in the plan first.',
} as const;
