import { expect, it } from 'vitest';
import { mergedLines, readDoneLines, toggledLine, writeDoneLines } from './done-lines.ts';

// BOARD-8
it.each([
  ['is added in its place', [0, 11], 2, [0, 2, 11]],
  ['is taken back when it was done', [0, 2, 11], 2, [0, 11]],
])('a ticked line %s', (_what, done, line, after) => {
  expect(toggledLine(done, line)).toEqual(after);
});

it('done lines are read as they were written, and texts that are not an index are left out', () => {
  expect(readDoneLines(writeDoneLines([0, 12]))).toEqual([0, 12]);
  expect(readDoneLines(['1', '-1', '0.5', 'x'])).toEqual([1]);
});

it.each([
  ['a tick of another line stays', [1], [], [0], [0, 1]],
  ['a tick that was taken back meanwhile stays so', [], [1], [0, 1], [0]],
  ['what is taken back takes no other tick with it', [0, 1], [0], [], [1]],
  ['the same tick twice counts once', [0], [], [0], [0]],
])('%s', (_what, now, seen, wanted, after) => {
  expect(mergedLines(now, seen, wanted)).toEqual(after);
});
