import { describe, expect, it } from 'vitest';
import { linesOfPlace, placeOfLines } from './address-text.ts';

// SETTINGS-11
describe('the address of the kitchen as it is typed', () => {
  it.each([
    ['12 Temple Road, Malleshwaram\nBengaluru 560003', '12 Temple Road, Malleshwaram', 'Bengaluru', '560003'],
    ['1 Beach Road\nMiramar\nPanaji – 403001', '1 Beach Road\nMiramar', 'Panaji', '403001'],
    ['At the lake\nUdaipur', 'At the lake', 'Udaipur', ''],
    ['Goa 403001', '', 'Goa', '403001'],
    ['\n4030', '', '', '4030'],
  ])('has its street, place and pincode: %j', (text, street, place, pincode) => {
    expect(placeOfLines(text)).toEqual({ street, place, pincode });
  });

  it('is put together again', () => {
    expect(linesOfPlace({ street: 'A\nB', place: 'Goa', pincode: '403001' })).toBe('A\nB\nGoa 403001');
    expect(placeOfLines(linesOfPlace({ street: 'A\n', place: '', pincode: '' })).street).toBe('A\n');
  });
});
