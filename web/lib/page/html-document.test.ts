import { expect, it } from 'vitest';
import { scriptSafe } from './html-document.ts';

it('JSON in a page cannot end its script element, and keeps its meaning', () => {
  const value = { name: '</script><script>alert(1)</script><!--' };
  const written = scriptSafe(JSON.stringify(value));
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(value);
});
