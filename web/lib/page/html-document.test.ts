import { expect, it } from 'vitest';
import { scriptSafe } from './html-document.ts';

it('JSON inside a document cannot end its script element, and says the same', () => {
  const value = { name: '</script><script>alert(1)</script><!--' };
  const written = scriptSafe(JSON.stringify(value));
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual(value);
});
