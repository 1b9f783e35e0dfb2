import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '#domain/places/position.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { linesWith, withoutHeading } from './lines-with.ts';

let text: string | undefined;

/** The positions of the pincodes that begin with these digits, from lines such as '560003,13.0031,77.5699'. */
function positionsOf(digits: string): Position[] {
  text ??= withoutHeading(readFileSync(join(PROJECT_FOLDER, 'seed/pincode-places.csv'), 'utf8'));
  return linesWith(text, digits).map((line) => {
    const [, latitude, longitude] = line.split(',');
    return { latitude: Number(latitude), longitude: Number(longitude) };
  });
}

/** The middle of a pincode's area in the bundled data; undefined for one that is not in it. */
export const positionOfPincode = (pincode: number | string): Position | undefined =>
  positionsOf(`${pincode},`)[0];

/** The digits of a pincode that name its sorting district. */
const DISTRICT_DIGITS = 3;

/** Whether a pincode of the same sorting district lies as asked. */
export function knownNear(pincode: number | string, isNear: (position: Position) => boolean): boolean {
  return positionsOf(`${pincode}`.slice(0, DISTRICT_DIGITS)).some(isNear);
}
