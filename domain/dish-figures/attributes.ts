import { MOST_BESTSELLERS, MOST_TOGETHER } from './rules.ts';

/** What finished orders say of a dish. Its document has the dish's own id. Only the server writes it (DISH-30). */
export const dishFigureAttributes = {
  /** The ids of the dishes that are usually ordered together with it, the most usual first. */
  orderedWith: { type: 'texts', max: MOST_TOGETHER, size: 36, default: [] },
  /** Its place among the bestsellers, from 1; null for a dish that is none. */
  place: { type: 'integer', min: 1, max: MOST_BESTSELLERS },
} as const;
