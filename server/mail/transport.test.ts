import { expect, it } from 'vitest';
import { senderOf } from './transport.ts';

// SHOP-1
it('mails name the shop as their sender, unless the server’s settings name another', () => {
  expect(senderOf('no-reply@a.example', 'Amma’s Tiffin')).toEqual({
    name: 'Amma’s Tiffin',
    address: 'no-reply@a.example',
  });
  expect(senderOf('Kitchen <no-reply@a.example>', 'Amma’s Tiffin')).toBe('Kitchen <no-reply@a.example>');
});
