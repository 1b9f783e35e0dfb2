import { describe, expect, it } from 'vitest';
import { startDrag } from './drag.ts';

const HEIGHT = 600;

/** Drags through these places, one each 20 ms, and returns where the sheet was, and whether letting go closes it. */
function dragged(places: readonly number[], rest = 0) {
  const drag = startDrag(100, 0);
  const offsets = places.map((y, index) => drag.move(y, 20 * (index + 1)));
  return { offset: offsets.at(-1), closes: drag.closes(HEIGHT, 20 * places.length + rest) };
}

// DISH-16
describe('dragging a sheet', () => {
  it.each([
    ['slowly far down closes it', [150, 250, 330, 336, 338, 340, 341, 342], 242, true],
    ['slowly a little leaves it open', [120, 126, 130, 133, 135, 136], 36, false],
    ['a little with a fling closes it', [105, 120, 150], 50, true],
    ['far down and flung back up leaves it open', [200, 300, 400, 360, 330], 230, false],
    ['above its place keeps it there', [120, 90, 40], 0, false],
    ['less than a few pixels is a tap', [103, 106], undefined, false],
    ['upwards does not move it', [90, 60], undefined, false],
  ])('%s', (_title, places, offset, closes) => {
    expect(dragged(places)).toEqual({ offset, closes });
  });

  it('with a rest before letting go is not a fling', () => {
    expect(dragged([105, 120, 150], 300).closes).toBe(false);
    expect(dragged([105, 120, 150], 0).closes).toBe(true);
  });
});
