import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '#domain/places/position.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

let known: ReadonlyMap<string, Position> | undefined;

/** The positions of pincodes, from lines such as '560003,13.0031,77.5699'. The file is read once, which takes about 10 ms. */
function positions(): ReadonlyMap<string, Position> {
  known ??= new Map(
    readFileSync(join(PROJECT_FOLDER, 'seed/pincode-places.csv'), 'utf8')
      .split('\n')
      .map((line) => {
        const [pincode = '', latitude, longitude] = line.split(',');
        return [pincode, { latitude: Number(latitude), longitude: Number(longitude) }];
      }),
  );
  return known;
}

/** The middle of a pincode's area in the bundled data; undefined for one that is not in it. */
export const positionOfPincode = (pincode: number | string): Position | undefined =>
  positions().get(`${pincode}`);

/** The digits of a pincode that name its sorting district. */
const DISTRICT_DIGITS = 3;

/** Whether a pincode of the same sorting district lies as asked. */
export function knownNear(pincode: number | string, isNear: (position: Position) => boolean): boolean {
  const district = `${pincode}`.slice(0, DISTRICT_DIGITS);
  for (const [each, position] of positions()) if (each.startsWith(district) && isNear(position)) return true;
  return false;
}
