import { describe, expect, it } from 'vitest';
import { citations, problems, protocolIds, requirements, unlisted } from './requirement-rules.mjs';

const page = 'docs/product/carts.md';
const product = '- **CART-1** Adding adds. [test](../../tests/cart.test.ts)\n- **CART-2** No link.';
const protocol = '## WIRE-6 Documents\n### WIRE-6.2 Structure\nas WIRE-9 says';

describe('the check of the requirements', () => {
  it('reads the requirements with their tests, and the ids of the protocol’s headings', () => {
    expect(requirements(page, product)).toEqual([{ page, id: 'CART-1', test: 'tests/cart.test.ts' }]);
    expect(protocolIds(protocol)).toEqual(['WIRE-6', 'WIRE-6.2']);
  });

  it('finds the ids that a text cites, and no other words', () => {
    expect(citations('// CART-1, WIRE-6.2 and CART-1 in UTF-8')).toEqual(['CART-1', 'WIRE-6.2']);
  });

  it('reports ids that do not exist and requirements whose test does not cite them', () => {
    const all = requirements(page, product);
    const cites = (...ids: string[]) => [{ path: 'tests/cart.test.ts', ids }];
    expect(problems(all, ['WIRE-6'], cites('CART-1', 'WIRE-6'))).toEqual([]);
    expect(problems(all, [], cites('CART-1', 'CART-7'))).toEqual([
      'tests/cart.test.ts: CART-7 does not exist',
    ]);
    expect(problems(all, [], cites())).toEqual([
      'docs/product/carts.md: CART-1 is not cited by tests/cart.test.ts',
    ]);
    expect(problems(all, [], [])).toEqual([
      'docs/product/carts.md: CART-1 links to tests/cart.test.ts, which does not exist',
    ]);
  });

  it('reports an id that stands on two pages, and a page that the index lacks', () => {
    const all = [page, 'docs/product/menu.md'].flatMap((each) => requirements(each, product));
    const cited = [{ path: 'tests/cart.test.ts', ids: ['CART-1'] }];
    expect(problems(all, [], cited)).toEqual(['docs/product/menu.md: CART-1 exists already']);
    expect(unlisted('| [Carts](carts.md) |', ['carts.md', 'menu.md'])).toEqual([
      'docs/product/README.md: has no link to menu.md',
    ]);
  });
});
