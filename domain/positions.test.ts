import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MoveTarget, type Placed, positionsAfterMove } from './positions.ts';

const list = (...positions: number[]): Placed[] =>
  positions.map((position, at) => ({ id: 'abcdefgh'.charAt(at), position }));

/** The ids in order after the new positions are stored. */
function stored(before: readonly Placed[], changed: readonly Placed[]): Placed[] {
  return before
    .map((each) => changed.find(({ id }) => id === each.id) ?? each)
    .toSorted((a, b) => a.position - b.position);
}
const ids = (placed: readonly Placed[]) => placed.map(({ id }) => id).join('');

// ADMIN-70
describe('a move', () => {
  it.each<[string, Placed[], string, MoveTarget, Placed[] | undefined]>([
    ['between two others', list(0, 1, 2), 'c', { before: 'b' }, [{ id: 'c', position: 0.5 }]],
    ['to the beginning', list(0, 1, 2), 'c', { before: 'a' }, [{ id: 'c', position: -1 }]],
    ['to the end', list(0, 1, 2), 'a', { after: 'c' }, [{ id: 'a', position: 3 }]],
    ['to where it is', list(0, 1, 2), 'b', { after: 'a' }, []],
    ['next to itself', list(0, 1), 'a', { after: 'a' }, undefined],
    ['next to one that is gone', list(0, 1), 'a', { after: 'x' }, undefined],
    ['of one that is gone', list(0, 1), 'x', { after: 'a' }, undefined],
  ])('%s changes only its own position', (_name, before, id, place, changed) => {
    expect(positionsAfterMove(before, id, place)).toEqual(changed);
  });

  it('between two with the same position numbers the list anew', () => {
    const before = list(0, 5, 5, 9);
    const changed = positionsAfterMove(before, 'd', { before: 'c' }) ?? [];
    expect(ids(stored(before, changed))).toBe('abdc');
    expect(changed.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('beyond the limit numbers the list anew', () => {
    const before = list(-100_000, 3);
    expect(positionsAfterMove(before, 'b', { before: 'a' })).toEqual([
      { id: 'b', position: 0 },
      { id: 'a', position: 1 },
    ]);
  });

  it('puts it exactly there, however many moves came before, and seldom changes more than one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.boolean()), { minLength: 1, maxLength: 200 }),
        (moves) => {
          let now = list(0, 1, 2, 3, 4, 5);
          let written = 0;
          for (const [from, to, before] of moves) {
            const id = now[from]?.id ?? '';
            const neighbour = now[to]?.id ?? '';
            if (id === neighbour) continue;
            const wanted = now.filter((each) => each.id !== id).map((each) => each.id);
            wanted.splice(wanted.indexOf(neighbour) + (before ? 0 : 1), 0, id);
            const changed = positionsAfterMove(
              now,
              id,
              before ? { before: neighbour } : { after: neighbour },
            );
            written += changed?.length ?? 0;
            now = stored(now, changed ?? []);
            expect(ids(now)).toBe(wanted.join(''));
          }
          expect(written).toBeLessThanOrEqual(moves.length * 1.5 + 6);
        },
      ),
    );
  });
});
