import { keepShown, readShown } from './shown-person.ts';

/** The height of the usual order above the dishes, in pixels. */
const HEIGHT = 64;

/** Whether this page keeps a place for what was ordered before. */
export const hasOrderAgainSpace = (): boolean =>
  Number(document.documentElement.style.getPropertyValue('--person-again')) > 0;

/** Stores whether the signed-in person has something to order again, so that pages keep a place for the row. */
export function rememberOrderAgain(has: boolean): void {
  const shown = readShown();
  if (!shown || shown.again === (has ? HEIGHT : undefined)) return;
  const { again: _before, ...person } = shown;
  keepShown(has ? { ...person, again: HEIGHT } : person);
}
