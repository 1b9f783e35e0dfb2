import { keepShown, readShown } from './shown-person.ts';

/** The heights of what stands above the dishes for its person, in pixels: the usual order, and the next day's meals. */
const HEIGHTS = { again: 64, meal: 120 } as const;
type Place = keyof typeof HEIGHTS;

/** Whether this page keeps a place for it. */
export const hasPlace = (place: Place): boolean =>
  Number(document.documentElement.style.getPropertyValue(`--person-${place}`)) > 0;

/** Stores whether the signed-in person has it, so that pages keep a place for it. */
export function rememberPlace(place: Place, has: boolean): void {
  const shown = readShown();
  if (!shown || shown[place] === (has ? HEIGHTS[place] : undefined)) return;
  const { [place]: _before, ...person } = shown;
  keepShown(has ? { ...person, [place]: HEIGHTS[place] } : person);
}
