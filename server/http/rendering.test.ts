import { describe, expect, it } from 'vitest';
import { oncePerRendering, renderOnce } from './rendering.ts';

/** Answers how often it has been asked so far. */
function counter() {
  let asked = 0;
  return async () => ++asked;
}

describe('what the API calls of a page find', () => {
  it('is found once in one rendering, also by calls at the same time', async () => {
    const find = counter();
    const found = await renderOnce(async () => {
      const first = await Promise.all([oncePerRendering('asha', find), oncePerRendering('asha', find)]);
      return [...first, await oncePerRendering('asha', find)];
    });
    expect(found).toEqual([1, 1, 1]);
  });

  it('is found for each person by itself', async () => {
    const found = await renderOnce(() =>
      Promise.all([
        oncePerRendering('asha', async () => 'Asha'),
        oncePerRendering('ravi', async () => 'Ravi'),
      ]),
    );
    expect(found).toEqual(['Asha', 'Ravi']);
  });

  it('is found again by the next rendering, and by one at the same time', async () => {
    const find = counter();
    const page = () => renderOnce(() => oncePerRendering('asha', find));
    expect(await Promise.all([page(), page()])).toEqual([1, 2]);
    expect(await page()).toBe(3);
  });

  it('is found each time by requests that render nothing', async () => {
    const find = counter();
    expect([await oncePerRendering('asha', find), await oncePerRendering('asha', find)]).toEqual([1, 2]);
  });
});
