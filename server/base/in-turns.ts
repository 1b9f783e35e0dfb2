import { Readable } from 'node:stream';

/** How long a long computation runs before other requests get a turn (milliseconds). */
const TURN = 10;

/** For a long loop that awaits: to be awaited in each round, it gives other requests a turn every few milliseconds. */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN) return;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  };
}

/** Maps many items without blocking other requests: they get a turn every few milliseconds. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(map(item, results.length));
    if (performance.now() - began < TURN) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
  return results;
}

/** Characters that an answer sends at once. */
const PIECE = 65_536;

/** A long text as an answer. Sent whole, its packing would keep others waiting. */
export function streamOf(texts: Iterable<string>): Readable {
  return Readable.from(piecesOf(texts));
}

function* piecesOf(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
