import { keepShown, readShown } from './shown-person.ts';

/** The width of the chip that leads to a person's favourites, with the gap before it, in pixels. */
const WIDTH = 150;

/** Whether this page keeps a place for the chip of the person's favourites. */
export const hasPlaceForFavourites = (): boolean =>
  Number(document.documentElement.style.getPropertyValue('--person-favourites')) > 0;

/** Stores whether the signed-in person has favourites, so that this page and the next ones keep a place for their chip. */
export function keepShownFavourites(has: boolean): void {
  const shown = readShown();
  if (!shown || has === (shown.favourites !== undefined)) return;
  const { favourites: _before, ...person } = shown;
  keepShown(has ? { ...person, favourites: WIDTH } : person);
}
