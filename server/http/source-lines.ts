/**
 * Lines of the built program as lines of its sources. Node.js can do this itself (`--enable-source-maps`), but it keeps the
 * decoded map for good: 24 MB. Here a map is read for one error, and forgotten.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';

/** A place in a built file, as it stands in a stack. */
const BUILT_PLACE = /(file:\/\/[^\s()]+\/build\/app\/main\.js):(\d+):(\d+)/g;
/** The same errors come again and again. */
const known = new LRUCache<string, string>({ max: 1000 });

function learn(places: readonly RegExpMatchArray[]): void {
  const [, address = ''] = places[0] ?? [];
  const file = `${fileURLToPath(address)}.map`;
  if (!existsSync(file)) return;
  const map = new TraceMap(readFileSync(file, 'utf8'), address);
  for (const [place, , line, column] of places) {
    // Stacks count columns from 1, maps from 0.
    const { source, line: sourceLine } = originalPositionFor(map, {
      line: Number(line),
      column: Number(column) - 1,
    });
    known.set(place, source ? `${relative(PROJECT_FOLDER, fileURLToPath(source))}:${sourceLine}` : place);
  }
}

/** A stack with the lines of the sources. It stays as it is if the program was not built, or without its map. */
export function withSourceLines(stack: string): string {
  const unknown = [...stack.matchAll(BUILT_PLACE)].filter(([place]) => !known.has(place));
  if (unknown.length > 0) learn(unknown);
  return stack.replace(BUILT_PLACE, (place) => known.get(place) ?? place);
}
