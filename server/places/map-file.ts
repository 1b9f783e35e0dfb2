import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The city map that the owner installs: one file in the PMTiles format (version 3) with vector tiles of Protomaps. */

/** What a map file covers, in degrees. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What is wrong with a map file, in one line for the person who installs it. */
export class MapFileError extends Error {}

const HEADER = 127;
const VERSION = 3;
/** Kinds of tiles and of compression, by their numbers in the header. */
const VECTOR_TILES = 1;
const PLAIN = 1;
const GZIP = 2;
/** The most bytes of metadata that are read. */
const MOST_METADATA = 4_000_000;
/** Layers that every map of Protomaps has; the style draws them. */
const LAYERS = ['earth', 'roads', 'water'];
/** Degrees are whole ten millionths. */
const DEGREE = 1e7;

/** Where a data folder has its map. */
export const mapFileIn = (dataFolder: string): string => join(dataFolder, 'map', 'city.pmtiles');

const numberAt = (header: Buffer, at: number): number => Number(header.readBigUInt64LE(at));

/** The layers that metadata name. */
function layersOf(metadata: string): string[] {
  try {
    const { vector_layers: layers } = JSON.parse(metadata);
    return Array.isArray(layers) ? layers.map((layer) => `${layer?.id}`) : [];
  } catch {
    return [];
  }
}

/**
 * Checks that a file is a map that pages can draw, and returns what it covers.
 * @throws MapFileError, with what to do instead; errors of the file system
 */
export async function checkMapFile(path: string): Promise<MapBounds> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const header = Buffer.alloc(HEADER);
    const { bytesRead } = await file.read(header, 0, HEADER, 0);
    if (bytesRead < HEADER || header.toString('latin1', 0, 7) !== 'PMTiles')
      throw new MapFileError(`${path} is no map in the PMTiles format.`);
    if (header[7] !== VERSION)
      throw new MapFileError(`${path} is of version ${header[7]} of PMTiles; version ${VERSION} is needed.`);
    const parts = [8, 24, 40, 56].map((at) => ({
      offset: numberAt(header, at),
      length: numberAt(header, at + 8),
    }));
    if (parts.some(({ offset, length }) => offset + length > size))
      throw new MapFileError(`${path} is cut off: it has ${size} bytes, and its header names more.`);
    if (header[99] !== VECTOR_TILES)
      throw new MapFileError(`${path} has pictures as tiles; a map with vector tiles is needed.`);
    if (![PLAIN, GZIP].includes(header[97] ?? 0) || ![PLAIN, GZIP].includes(header[98] ?? 0))
      throw new MapFileError(`${path} is compressed in a way that browsers can't read; gzip is needed.`);
    const [, metadata = { offset: 0, length: 0 }] = parts;
    if (metadata.length > MOST_METADATA) throw new MapFileError(`${path} has too much metadata.`);
    const stored = Buffer.alloc(metadata.length);
    await file.read(stored, 0, metadata.length, metadata.offset);
    const text = header[97] === GZIP ? await promisify(gunzip)(stored).catch(() => '') : stored;
    const layers = layersOf(text.toString());
    if (!LAYERS.every((layer) => layers.includes(layer)))
      throw new MapFileError(
        `${path} is no map of Protomaps: it needs the layers ${LAYERS.join(', ')}. An extract of https://maps.protomaps.com/builds has them.`,
      );
    const [west = 0, south = 0, east = 0, north = 0] = [102, 106, 110, 114].map(
      (at) => header.readInt32LE(at) / DEGREE,
    );
    return { west, south, east, north };
  } finally {
    await file.close();
  }
}

/** The size of a folder's map and a tag that changes with it; undefined without one. */
export async function installedMap(
  dataFolder: string,
): Promise<{ path: string; size: number; tag: string } | undefined> {
  const path = mapFileIn(dataFolder);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile()
    ? { path, size: found.size, tag: `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}` }
    : undefined;
}
