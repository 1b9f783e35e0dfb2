import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from './cutting.ts';

// VALUE-3
describe('a text that is too long', () => {
  it.each([
    ['dosa', 4, 'dosa'],
    ['dosas', 4, 'dosa'],
    ['dos🍛a', 4, 'dos🍛'],
    ['do🍛🍛a', 3, 'do🍛'],
    ['a👩‍🍳b', 3, 'a'],
    ['किताब', 2, 'कि'],
    ['किताब', 1, 'क'],
    ['e\u0301clair', 1, 'e'],
  ])('%s is cut to %d characters between two of them: %s', (text, most, kept) => {
    expect(cut(text, most)).toBe(kept);
  });

  it('ends as it is told, and not longer', () => {
    expect(cut('Chicken biryani', 8, '…')).toBe('Chicken…');
  });

  it('is never left with half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (text, most) => {
          const kept = cut(text, most);
          expect(kept).not.toMatch(/\p{Cs}/u);
          expect([...kept].length).toBeLessThanOrEqual(most);
          expect(text.startsWith(kept)).toBe(true);
        },
      ),
    );
  });
});
