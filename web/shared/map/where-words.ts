import type { Translated } from '#domain/languages/translations.ts';
import { kilometres } from '#domain/places/distance.ts';
import { metresBetween, type Position } from '#domain/places/position.ts';
import type { mapTexts } from './texts.ts';

const DIRECTIONS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction from one place to another near it, of eight. */
export function directionTo(from: Position, to: Position): (typeof DIRECTIONS)[number] {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return DIRECTIONS[(eighths + 8) % 8] ?? 'north';
}

/** Metres in words, such as '350 m' and '2.1 km'. */
const distanceWords = (metres: number, { metres: words, kilometres: far }: Words): string =>
  metres < 1_000 ? words(Math.round(metres / 10) * 10) : far(kilometres(metres));

type Words = Translated<typeof mapTexts>;

/** The round length of a scale in words, such as '200 m' and '5 km'. */
export const scaleWords = (metres: number, { metres: words, kilometres: far }: Words): string =>
  metres < 1_000 ? words(metres) : far(`${metres / 1_000}`);

/** Where a place is from the kitchen, such as '2.1 km north-east of the kitchen'. */
export function whereWords(kitchen: Position, place: Position, words: Words): string {
  const metres = metresBetween(kitchen, place);
  if (metres < 20) return words.atKitchen;
  return words.from(distanceWords(metres, words), words.directions[directionTo(kitchen, place)]);
}
