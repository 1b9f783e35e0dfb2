import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkMapFile, type MapBounds, mapFileIn } from './map-file.ts';

/**
 * Checks a map file and copies it into a data folder, where a running server finds it. An earlier map is replaced at once, so
 * nobody sees half a file. Returns what it covers.
 * @throws MapFileError, errors of the file system
 */
export async function installMap(file: string, dataFolder: string): Promise<MapBounds> {
  const bounds = await checkMapFile(file);
  const place = mapFileIn(dataFolder);
  const copy = `${place}.new`;
  await mkdir(dirname(place), { recursive: true });
  try {
    await copyFile(file, copy);
    await rename(copy, place);
  } finally {
    await rm(copy, { force: true });
  }
  return bounds;
}
