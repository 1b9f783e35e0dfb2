/** How long a long computation runs before other requests get a turn (milliseconds). */
const TURN = 10;

/** Maps many items without blocking other requests: they get a turn every few milliseconds. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - began < TURN) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
  return results;
}
