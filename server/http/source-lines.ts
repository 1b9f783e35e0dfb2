/**
 * Lines of the built program as lines of its sources. Node.js can do this itself (`--enable-source-maps`), but it decodes a map
 * for 0.2 s when the first error is logged, and keeps it: 24 MB. Here a map is read for one error, and forgotten.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** A source map (https://tc39.es/ecma426/), as far as it is used here. */
interface SourceMap {
  sources: readonly string[];
  mappings: string;
}

/** A place in a generated file: line and column, both from 1. */
interface Place {
  line: number;
  column: number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The value of each digit, by its character code. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));
/** Each digit has five bits of a number, and a sixth that says whether more follow. */
const BITS = 5;
const MORE = 1 << BITS;
const COMMA = ','.charCodeAt(0);
const SEMICOLON = ';'.charCodeAt(0);
/** A segment with fewer numbers comes from no source. */
const MAPPED = 4;

/** Calls `visit` for each segment of a map: where it begins, counted from 0, and the index and the line of its source. */
function eachSegment(
  mappings: string,
  visit: (line: number, column: number, source: number | undefined, sourceLine: number) => void,
): void {
  // Each number is the difference to the same number of the segment before: column, source, line, column there, name.
  const numbers = [0, 0, 0, 0, 0];
  let [line, field, value, shift] = [0, 0, 0, 0];
  for (let index = 0; index <= mappings.length; index++) {
    const code = index < mappings.length ? mappings.charCodeAt(index) : SEMICOLON;
    if (code === COMMA || code === SEMICOLON) {
      const [column = 0, source = 0, sourceLine = 0] = numbers;
      if (field > 0) visit(line, column, field < MAPPED ? undefined : source, sourceLine);
      field = 0;
      if (code === COMMA) continue;
      line += 1;
      numbers[0] = 0;
      continue;
    }
    const digit = VALUES[code] ?? 0;
    value |= (digit & (MORE - 1)) << shift;
    shift += BITS;
    if (digit & MORE) continue;
    numbers[field] = (numbers[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    field += 1;
    value = 0;
    shift = 0;
  }
}

/** Where places come from, as `source:line`; undefined for those that come from no source. */
export function sourcesOf(
  { sources, mappings }: SourceMap,
  places: readonly Place[],
): (string | undefined)[] {
  const found = places.map((): string | undefined => undefined);
  const inOrder = places
    .map((place, at) => ({ line: place.line - 1, column: place.column - 1, at }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
  let next = 0;
  let before: { line: number; source: number | undefined; sourceLine: number } | undefined;
  const isBehind = (line: number, column: number) => {
    const place = inOrder[next];
    return place !== undefined && (place.line < line || (place.line === line && place.column < column));
  };
  function settleUntil(line: number, column: number): void {
    for (; isBehind(line, column); next++) {
      const place = inOrder[next];
      if (!place || before?.source === undefined || before.line !== place.line) continue;
      found[place.at] = `${sources[before.source]}:${before.sourceLine + 1}`;
    }
  }
  eachSegment(mappings, (line, column, source, sourceLine) => {
    settleUntil(line, column);
    before = { line, source, sourceLine };
  });
  settleUntil(Number.POSITIVE_INFINITY, 0);
  return found;
}

/** A place in a built file, as it stands in a stack. */
const BUILT_PLACE = /file:\/\/[^\s()]+\/build\/app\/main\.js:(\d+):(\d+)/g;
/** The same errors come again and again. */
const known = new LRUCache<string, string>({ max: 1000 });

function learn(places: readonly RegExpMatchArray[]): void {
  const file = fileURLToPath(places[0]?.[0].replace(/(:\d+){2}$/, '') ?? '');
  if (!existsSync(`${file}.map`)) return;
  const map: SourceMap = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const sources = sourcesOf(
    map,
    places.map(([, line, column]) => ({ line: Number(line), column: Number(column) })),
  );
  for (const [at, [place]] of places.entries()) {
    const [, source, line] = /^(.*):(\d+)$/.exec(sources[at] ?? '') ?? [];
    known.set(place, source ? `${relative(PROJECT_FOLDER, resolve(dirname(file), source))}:${line}` : place);
  }
}

/** A stack with the lines of the sources. It stays as it is if the program was not built, or without its map. */
export function withSourceLines(stack: string): string {
  const unknown = [...stack.matchAll(BUILT_PLACE)].filter(([place]) => !known.has(place));
  if (unknown.length > 0) learn(unknown);
  return stack.replace(BUILT_PLACE, (place) => known.get(place) ?? place);
}
