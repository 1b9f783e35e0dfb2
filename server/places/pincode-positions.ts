import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsPositions } from '#domain/areas/area.ts';
import type { Place } from '#domain/areas/place.ts';
import type { Position } from '#domain/places/position.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
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

/** Where something is brought; with the middle of its pincode's area if an area of delivery asks for a position. */
export function placeOf({ areas }: Pick<SiteSettings, 'areas'>, pincode: number | undefined): Place {
  const asks = pincode !== undefined && needsPositions(areas);
  return { pincode, position: asks ? positionOfPincode(pincode) : undefined };
}
