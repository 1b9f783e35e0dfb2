import { zxyToTileId } from 'pmtiles';
import { worldPointOf } from '#domain/places/mercator.ts';
import type { Position } from '#domain/places/position.ts';

/** Makes a small city map: a file as the owner installs it, with a few streets around a place and one name. */

const EXTENT = 4096;
const ZOOMS = { min: 8, max: 13 };
/** The kinds of geometry of vector tiles. */
const POINT = 1;
const LINE = 2;
const POLYGON = 3;

type Path = readonly (readonly [number, number])[];

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
/** A field of a protocol buffer: a number, or bytes. */
const field = (id: number, value: number | readonly number[]): number[] =>
  typeof value === 'number'
    ? [...varint(id << 3), ...varint(value)]
    : [...varint((id << 3) | 2), ...varint(value.length), ...value];
const text = (value: string): number[] => [...Buffer.from(value)];

function geometry(path: Path, isClosed: boolean): number[] {
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]) => {
    const moved = [...varint(zigzag(toX - x)), ...varint(zigzag(toY - y))];
    [x, y] = [toX, toY];
    return moved;
  };
  const [first = [0, 0] as const, ...rest] = path;
  return [
    ...varint((1 << 3) | 1),
    ...step(first),
    ...(rest.length > 0 ? [...varint((rest.length << 3) | 2), ...rest.flatMap(step)] : []),
    ...(isClosed ? varint((1 << 3) | 7) : []),
  ];
}

interface Feature {
  type: number;
  path: Path;
  properties: Readonly<Record<string, string>>;
}

function layer(name: string, features: readonly Feature[]): number[] {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))];
  return field(3, [
    ...field(1, text(name)),
    ...features.flatMap(({ type, path, properties }) =>
      field(2, [
        ...field(
          2,
          Object.entries(properties).flatMap(([key, value]) => [
            ...varint(keys.indexOf(key)),
            ...varint(values.indexOf(value)),
          ]),
        ),
        ...field(3, type),
        ...field(4, geometry(path, type === POLYGON)),
      ]),
    ),
    ...keys.flatMap((key) => field(3, text(key))),
    ...values.flatMap((value) => field(4, field(1, text(value)))),
    ...field(5, EXTENT),
    ...field(15, 2),
  ]);
}

const box = (from: number, to: number): Path => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];

/** A tile with land, a pond, streets and the name of its place. */
function tile(name: string): Uint8Array {
  const streets = [512, 1536, 2560, 3584].flatMap((at, n): Feature[] => {
    const kind = n % 2 === 0 ? 'major_road' : 'minor_road';
    const properties = { kind, kind_detail: n % 2 === 0 ? 'primary' : 'residential' };
    return [
      { type: LINE, path: [[0, at], [EXTENT, at]], properties }, // biome-ignore format: a street a line
      { type: LINE, path: [[at, 0], [at, EXTENT]], properties }, // biome-ignore format: a street a line
    ];
  });
  return Uint8Array.from([
    ...layer('earth', [{ type: POLYGON, path: box(0, EXTENT), properties: { kind: 'earth' } }]),
    ...layer('water', [{ type: POLYGON, path: box(700, 1300), properties: { kind: 'lake' } }]),
    ...layer('roads', streets),
    ...layer('places', [
      {
        type: POINT,
        path: [[2048, 2048]],
        properties: { kind: 'locality', kind_detail: 'city', name, 'name:en': name },
      },
    ]),
  ]);
}

/** The numbers of the tiles around a place, at all zooms. */
function tilesAround(centre: Position): number[] {
  const { x, y } = worldPointOf(centre);
  const ids: number[] = [];
  for (let zoom = ZOOMS.min; zoom <= ZOOMS.max; zoom++)
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        ids.push(zxyToTileId(zoom, Math.floor(x * 2 ** zoom) + dx, Math.floor(y * 2 ** zoom) + dy));
  return ids.sort((one, other) => one - other);
}

/** The bytes of the map. */
export function tinyMap(centre: Position, layers = ['earth', 'water', 'roads', 'places']): Buffer {
  const ids = tilesAround(centre);
  const drawn = tile('Malleshwaram');
  const directory = [
    ...varint(ids.length),
    ...ids.flatMap((id, at) => varint(id - (ids[at - 1] ?? 0))),
    ...ids.flatMap(() => varint(1)),
    ...ids.flatMap(() => varint(drawn.length)),
    // All are one tile, at the beginning of the data.
    ...ids.flatMap(() => varint(1)),
  ];
  const metadata = Buffer.from(JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) }));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  let offset = header.length;
  for (const [at, length] of [
    [8, directory.length],
    [24, metadata.length],
    [40, 0],
    [56, drawn.length],
  ] as const) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    offset += length;
  }
  for (const [at, count] of [
    [72, ids.length],
    [80, ids.length],
    [88, 1],
  ] as const)
    header.writeBigUInt64LE(BigInt(count), at);
  header.set([1, 1, 1, 1, ZOOMS.min, ZOOMS.max], 96);
  const { latitude, longitude } = centre;
  [longitude - 1, latitude - 1, longitude + 1, latitude + 1].forEach((degrees, at) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4);
  });
  return Buffer.concat([header, Buffer.from(directory), metadata, drawn]);
}
