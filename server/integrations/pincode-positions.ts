import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Position } from '#domain/deliveries/stops.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** The positions of pincodes, from lines such as '560003,13.0031,77.5699'. */
function positionsIn(csv: string): Map<string, Position> {
  const lines = csv.split('\n').map((line) => line.split(','));
  return new Map(
    lines.map(([pincode = '', latitude, longitude]) => [
      pincode,
      { latitude: Number(latitude), longitude: Number(longitude) },
    ]),
  );
}

/** Finds the middle of a pincode's area in the bundled data, which is read on the first call. */
export function bundledPositions(): (pincode: string) => Promise<Position | undefined> {
  let positions: Promise<Map<string, Position>> | undefined;
  return async (pincode) => {
    positions ??= readFile(join(PROJECT_FOLDER, 'seed/pincode-places.csv'), 'utf8').then(positionsIn);
    return (await positions).get(pincode);
  };
}
