import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { afterAll, describe, expect, it } from 'vitest';
import { worldPointOf } from '#domain/places/mercator.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { tinyMap } from '#tests/doubles/tiny-map.ts';
import { openKitchen } from '#tests/kitchen.ts';
import { installMap } from './install-map.ts';
import { checkMapFile, mapFileIn } from './map-file.ts';

const centre = { latitude: 13.0031, longitude: 77.5699 };
const MAP = tinyMap(centre);
const folder: string = await mkdtemp(join(tmpdir(), 'rasoi-map-'));
const kitchen = await openKitchen({ RASOI_DATA: join(folder, 'data') });

afterAll(async () => {
  await kitchen.close();
  await rm(folder, { recursive: true });
});

async function written(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}
const changed = (at: number, value: number): Buffer => {
  const bytes = Buffer.from(MAP);
  bytes[at] = value;
  return bytes;
};
const ask = (url: string, headers = {}) => kitchen.app.server.inject({ method: 'GET', url, headers });
const shown = async () => (await ask('/map')).json();

// PIN-8
describe('a map file', () => {
  it('is checked, and what it covers is known', async () => {
    expect(await checkMapFile(await written('city.pmtiles', MAP))).toEqual({
      west: 76.5699,
      south: 12.0031,
      east: 78.5699,
      north: 14.0031,
    });
  });

  it.each([
    ['no map', Buffer.from('%PDF-1.7'), 'is no map in the PMTiles format'],
    ['empty', Buffer.alloc(0), 'is no map in the PMTiles format'],
    ['of an earlier version', changed(7, 2), 'is of version 2 of PMTiles'],
    ['cut off', MAP.subarray(0, MAP.length - 9), 'is cut off'],
    ['of pictures', changed(99, 2), 'has pictures as tiles'],
    ['compressed with brotli', changed(98, 3), 'is compressed in a way that browsers can'],
    ['of other layers', tinyMap(centre, ['country', 'sea']), 'is no map of Protomaps'],
    ['without a list of layers', changed(24, 200), 'is no map of Protomaps'],
  ])('that is %s is refused in one line', async (_what, bytes, words) => {
    const file = await written('wrong.pmtiles', bytes);
    await expect(installMap(file, join(folder, 'data'))).rejects.toThrow(words);
    expect(await shown()).toEqual({ kind: 'none' });
  });

  it('is installed by the command, which a running server sees at once, and replaced by another', async () => {
    const file = await written('city.pmtiles', MAP);
    const program = ['--import', 'tsx', 'server/commands/rasoi-program.ts', 'map'];
    const env = { ...process.env, RASOI_DATA: join(folder, 'data') };
    const { stdout } = await promisify(execFile)(process.execPath, [...program, file], {
      cwd: PROJECT_FOLDER,
      env,
    });
    expect(stdout).toContain('12.00° to 14.00° north and 76.57° to 78.57° east');
    expect(await readFile(mapFileIn(join(folder, 'data')))).toEqual(MAP);
    const first = await shown();
    expect(first).toEqual({ kind: 'tiles', path: expect.stringMatching(/^\/map\/city\.pmtiles\?v=[\w-]+$/) });
    await installMap(
      await written('other.pmtiles', Buffer.concat([MAP, Buffer.alloc(1)])),
      join(folder, 'data'),
    );
    expect((await shown()).path).not.toBe(first.path);
    await expect(
      promisify(execFile)(process.execPath, [...program, join(folder, 'nowhere')], {
        cwd: PROJECT_FOLDER,
        env,
      }),
    ).rejects.toThrow('There is no ');
  });
});

// PIN-8
describe('the tiles of the installed map', () => {
  it('are read by ranges, as pages read them', async () => {
    const { path } = await shown();
    const source: Source = {
      getKey: () => path,
      async getBytes(offset, length): Promise<RangeResponse> {
        const answer = await ask(path, { range: `bytes=${offset}-${offset + length - 1}` });
        expect(answer.statusCode).toBe(206);
        const { buffer, byteOffset, byteLength } = answer.rawPayload;
        return { data: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer };
      },
    };
    const map = new PMTiles(source);
    expect((await map.getHeader()).maxZoom).toBe(13);
    const { x, y } = worldPointOf(centre);
    const tile = await map.getZxy(13, Math.floor(x * 2 ** 13), Math.floor(y * 2 ** 13));
    expect(tile?.data.byteLength).toBeGreaterThan(100);
    expect(await map.getZxy(13, 0, 0)).toBeUndefined();
  });

  it.each([
    ['without a range', undefined],
    ['beyond the end', 'bytes=9000000-9000001'],
    ['backwards', 'bytes=9-3'],
    ['of several parts', 'bytes=0-1,4-5'],
    ['of another unit', 'lines=1-2'],
    ['far too long', 'bytes=0-999999999999999999'],
  ])('are refused with 416 %s', async (_what, range) => {
    expect((await ask('/map/city.pmtiles', range ? { range } : {})).statusCode).toBe(416);
  });

  // LIMIT-5
  it('are read so often by a network that a map can be moved, and no more often', async () => {
    const limited = await openKitchen({ RASOI_DATA: join(folder, 'data'), RATE_LIMIT_SCALE: '0.0025' });
    const status = async (remoteAddress: string) => {
      const headers = { range: 'bytes=0-6' };
      const url = '/map/city.pmtiles';
      return (await limited.app.server.inject({ url, headers, remoteAddress })).statusCode;
    };
    const statuses = [];
    for (let request = 0; request < 4; request++) statuses.push(await status('203.0.113.7'));
    expect([...statuses, await status('203.0.113.8')]).toEqual([206, 206, 206, 429, 206]);
    await limited.close();
  });

  it('may be kept by browsers, because another map has another address', async () => {
    const { headers, rawPayload } = await ask('/map/city.pmtiles', { range: 'bytes=0-6' });
    expect(rawPayload.toString()).toBe('PMTiles');
    expect(headers['cache-control']).toBe('public, max-age=604800');
    expect(headers['content-range']).toMatch(/^bytes 0-6\/\d+$/);
  });
});

// PIN-8
it('a provider’s style goes before the file, and pages may call its origin', async () => {
  const other = await openKitchen({ MAP_STYLE_URL: 'https://maps.example/style.json?key=public' });
  const answer = await other.app.server.inject({ method: 'GET', url: '/map' });
  expect(answer.json()).toEqual({ kind: 'style', url: 'https://maps.example/style.json?key=public' });
  await other.close();
});
