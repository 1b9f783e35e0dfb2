/**
 * Numbers that look random and are the same for the same seed, so that a demo can be made again (mulberry32). Nothing secret
 * may come from them.
 */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** At least `from`, less than `to`. */
  between(from: number, to: number): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the rows, each as often as its share says. */
  weighted<Row extends { share: number }>(rows: readonly Row[]): Row;
  /** Around `middle`; two thirds are within `spread`. */
  around(middle: number, spread: number): number;
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const random: Random = {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
    between: (from, to) => from + random.next() * (to - from),
    whole: (from, to) => Math.floor(random.between(from, to + 1)),
    chance: (probability) => random.next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[random.whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    weighted<Row extends { share: number }>(rows: readonly Row[]): Row {
      let left = random.next() * rows.reduce((sum, { share }) => sum + share, 0);
      for (const row of rows) {
        left -= row.share;
        if (left < 0) return row;
      }
      return random.pick(rows.slice(-1));
    },
    around(middle, spread) {
      const [one, other] = [1 - random.next(), random.next()];
      return middle + spread * Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
    },
  };
  return random;
}
