import { expect, it } from 'vitest';
import { deedWords, fieldWords, valueWords } from './present.ts';

it('says what was done, of what, in words', () => {
  expect(deedWords({ action: 'update', collection: 'dishes' })).toBe('Changed dish');
  expect(deedWords({ action: 'delete', collection: 'tables' })).toBe('Deleted tables');
  expect(fieldWords('isAvailable')).toBe('is available');
  expect([null, '', true, false, 40.5, 'Dal', ['a']].map(valueWords)).toEqual([
    'nothing',
    'nothing',
    'yes',
    'no',
    '40.5',
    'Dal',
    '["a"]',
  ]);
});
