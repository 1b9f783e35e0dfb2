import { installMap } from '#server/places/install-map.ts';
import { mapFileIn } from '#server/places/map-file.ts';
import type { Command } from './command.ts';

const degrees = (value: number) => value.toFixed(2);

/** Installs a city map into the data folder, where a running server finds it (PIN-8). */
export const map: Command = {
  argument: { name: 'FILE', isFile: true },
  does: 'checks a city map (PMTiles) and installs it, also while Rasoi runs',
  async run({ argument: file = '' }, { dataFolder }) {
    const { south, north, west, east } = await installMap(file, dataFolder);
    process.stdout.write(
      `The map is installed as ${mapFileIn(dataFolder)}.\nIt covers ${degrees(south)}° to ${degrees(north)}° north and ${degrees(west)}° to ${degrees(east)}° east. Pages show it at once.\n`,
    );
  },
};
