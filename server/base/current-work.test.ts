import { describe, expect, it } from 'vitest';
import { oncePerRendering, renderOnce } from './current-work.ts';

/** Returns the number of calls so far. */
function counter() {
  let asked = 0;
  return async () => ++asked;
}

describe('the cache for the API calls of one page', () => {
  it('looks a value up once per rendering, even for simultaneous calls', async () => {
    const find = counter();
    const found = await renderOnce(async () => {
      const first = await Promise.all([oncePerRendering('asha', find), oncePerRendering('asha', find)]);
      return [...first, await oncePerRendering('asha', find)];
    });
    expect(found).toEqual([1, 1, 1]);
  });

  it('looks a value up separately for each person', async () => {
    const found = await renderOnce(() =>
      Promise.all([
        oncePerRendering('asha', async () => 'Asha'),
        oncePerRendering('ravi', async () => 'Ravi'),
      ]),
    );
    expect(found).toEqual(['Asha', 'Ravi']);
  });

  it('is not shared with the next rendering or a simultaneous one', async () => {
    const find = counter();
    const page = () => renderOnce(() => oncePerRendering('asha', find));
    expect(await Promise.all([page(), page()])).toEqual([1, 2]);
    expect(await page()).toBe(3);
  });

  it('does not cache for requests that render no page', async () => {
    const find = counter();
    expect([await oncePerRendering('asha', find), await oncePerRendering('asha', find)]).toEqual([1, 2]);
  });
});
