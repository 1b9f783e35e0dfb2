import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { MapSource } from '#domain/places/map-source.ts';
import { Failure } from '#server/base/failure.ts';
import { addressKey } from '#server/http/addresses.ts';
import { readRange } from '#server/http/byte-range.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import type { ServerSettings } from '#server/settings/list.ts';
import { installedMap } from './map-file.ts';

/** Browsers keep the parts of a map for so long (seconds); another map has another address. */
const KEPT = 604_800;
/** The most bytes of one answer: pages read a directory or a tile at a time. */
const MOST_BYTES = 4_000_000;

export interface MapRouteDeps {
  settings: Pick<ServerSettings, 'dataFolder' | 'mapStyleUrl'>;
  rateLimits: RateLimits;
}

/** What pages draw streets with, and the parts of the map file that they ask for, for everybody (PIN-8). */
export function mapRoutes(app: FastifyInstance, { settings, rateLimits }: MapRouteDeps): void {
  const { dataFolder, mapStyleUrl } = settings;

  app.get('/map', async (_request, reply): Promise<MapSource> => {
    reply.header('cache-control', 'no-cache');
    if (mapStyleUrl) return { kind: 'style', url: mapStyleUrl };
    const map = await installedMap(dataFolder);
    return map ? { kind: 'tiles', path: `/map/city.pmtiles?v=${map.tag}` } : { kind: 'none' };
  });

  // The tiles are compressed already, and ranges must stay exact.
  app.get('/map/city.pmtiles', { compress: false as const }, async (request, reply) => {
    await rateLimits.count(limits.readMapByAddress, addressKey(request.ip), reply);
    const map = await installedMap(dataFolder);
    if (!map) throw new Failure('general_route_not_found');
    const range = readRange(request.headers.range, map.size);
    if (!range || range.end - range.start >= MOST_BYTES) throw new Failure('storage_invalid_range');
    reply.code(206).headers({
      'content-type': 'application/octet-stream',
      'content-range': `bytes ${range.start}-${range.end}/${map.size}`,
      'content-length': range.end - range.start + 1,
      'accept-ranges': 'bytes',
      'cache-control': `public, max-age=${KEPT}`,
      etag: `"${map.tag}"`,
    });
    return reply.send(createReadStream(map.path, range));
  });
}
