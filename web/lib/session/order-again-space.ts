import { keepShown, readShown } from './shown-person.ts';

/** The height of the row of dishes to order again, in pixels. */
const HEIGHT = 140;

/** Whether this page keeps a place for the row of dishes to order again. */
export const hasOrderAgainSpace = (): boolean =>
  Number(document.documentElement.style.getPropertyValue('--person-again')) > 0;

/** Stores whether the signed-in person has something to order again, so that pages keep a place for the row. */
export function rememberOrderAgain(has: boolean): void {
  const shown = readShown();
  if (!shown || has === (shown.again !== undefined)) return;
  const { again: _before, ...person } = shown;
  keepShown(has ? { ...person, again: HEIGHT } : person);
}
