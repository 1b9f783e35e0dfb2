import { describe, expect, it } from 'vitest';
import { readSection } from '#domain/site/settings.ts';
import { areaLines, areaRows, joinAreaRows, pincodesIn, readAreaLines } from './areas-text.ts';

// AREA-6
describe('delivery areas as typed lines', () => {
  it.each([
    ['', []],
    ['411001', [{ pincode: 411001 }]],
    ['411001, 60, 300, 15', [{ pincode: 411001, deliveryFee: 60, minimumOrder: 300, extraMinutes: 15 }]],
    [
      '411001, , 300\n411002, 0',
      [
        { pincode: 411001, minimumOrder: 300 },
        { pincode: 411002, deliveryFee: 0 },
      ],
    ],
  ])('%j are read and shown again', (text, areas) => {
    expect(readAreaLines(text)).toEqual(areas);
    expect(areaLines(areas)).toBe(text);
    expect(readSection('delivery', { areas })).toEqual({ value: { areas } });
  });

  it('may have empty lines and no spaces', () => {
    expect(readAreaLines('\n 411001,60 \r\n\n')).toEqual([{ pincode: 411001, deliveryFee: 60 }]);
  });

  it.each(['Pune', '411001 60', '411001, sixty', '411001, 1, 2, 3, 4', ', 60', '411001\n411001'])(
    'are refused: %j',
    (text) => {
      expect(readSection('delivery', { areas: readAreaLines(text) })).toMatchObject({
        problem: { field: 'areas' },
      });
    },
  );

  it('are rows of fields while they are typed, and pasted pincodes are rows, too', () => {
    expect(areaRows('411001\n411038, 60, , 15')).toEqual([
      ['411001', '', '', ''],
      ['411038', '60', '', '15'],
    ]);
    expect(joinAreaRows(areaRows('411001\n411038, 60, , 15'))).toBe('411001\n411038, 60, , 15');
    const withNew = joinAreaRows([
      ['411001', '', '', ''],
      ['', '', '', ''],
    ]);
    expect(areaRows(withNew)).toHaveLength(2);
    expect(readAreaLines(withNew)).toEqual([{ pincode: 411001 }]);
    expect(areaRows(joinAreaRows([]))).toEqual([]);
    expect(pincodesIn('411001, 411002 411001;Pune 411038')).toEqual(['411001', '411002', '411038']);
  });
});
