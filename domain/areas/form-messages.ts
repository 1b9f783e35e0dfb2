import { MOST_PINCODES_IN_ALL } from './attributes.ts';
import { MOST_AREAS } from './most-areas.ts';

/** What is wrong with an area, for the server and the form. */
export const areaFormMessages = {
  centreWrong: 'Please give both latitude and longitude of the middle, or neither for the kitchen.',
  tooMany: `There are already ${MOST_AREAS} areas. Please delete one first.`,
  tooManyPincodes: `All areas together have at most ${MOST_PINCODES_IN_ALL} pincodes. A circle needs none.`,
  inPlan: 'A plan is offered in this area. Please take the area out of it first.',
  ofPlan: (plan: string) =>
    `The plan ‘${plan}’ is offered in this area. Please take the area out of it first.`,
} as const;
