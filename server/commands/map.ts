import { installMap } from '#server/places/install-map.ts';
import { MapFileError, mapFileIn } from '#server/places/map-file.ts';
import { settingsOfFolder } from '#server/start/command.ts';
import { StartError } from '#server/start/start-error.ts';
import type { Command } from './command.ts';

const degrees = (value: number) => value.toFixed(2);

/** Installs a city map into the data folder, where a running server finds it (PIN-8). */
export const map: Command = {
  takes: 'FILE',
  does: 'checks a city map (PMTiles) and installs it, also while Rasoi runs',
  async run([file]) {
    if (file === undefined) throw new StartError('Please name the file of the map.');
    const { dataFolder } = settingsOfFolder();
    const { south, north, west, east } = await installMap(file, dataFolder).catch((error: unknown) => {
      throw error instanceof MapFileError ? new StartError(error.message) : error;
    });
    process.stdout.write(
      `The map is installed as ${mapFileIn(dataFolder)}.\nIt covers ${degrees(south)}° to ${degrees(north)}° north and ${degrees(west)}° to ${degrees(east)}° east. Pages show it at once.\n`,
    );
  },
};
