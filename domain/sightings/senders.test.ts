import { describe, expect, it } from 'vitest';
import { BANKS, bankOf, senderHeader, senderIsListed } from './senders.ts';

describe('the sender of a text', () => {
  it.each([
    ['VM-HDFCBK', 'HDFCBK'],
    ['VK-KOTAK-S', 'KOTAK'],
    ['ad-sbipsg-t', 'SBIPSG'],
    ['HDFCBK', 'HDFCBK'],
    [' AX-AXISBK-S ', 'AXISBK'],
  ])('%s has the header %s', (from, header) => expect(senderHeader(from)).toBe(header));

  it.each(['+919800000001', '9800000001', '560011', 'Ravi Kumar', 'VM-НDFCBK', 'HDFCBK@x', '', 'A-HDFCBK'])(
    '%j has no header',
    (from) => expect(senderHeader(from)).toBeNull(),
  );

  it('is on the list by its header, whatever stands around it', () => {
    expect(senderIsListed('VM-HDFCBK', ['AD-SBIPSG', 'HDFCBK'])).toBe(true);
    expect(senderIsListed('JD-HDFCBK-S', ['VM-HDFCBK'])).toBe(true);
    expect(senderIsListed('VM-HDFCBN', ['VM-HDFCBK'])).toBe(false);
    expect(senderIsListed('+919800000001', ['+919800000001'])).toBe(false);
  });

  it('names a bank if its header is known', () => {
    expect(bankOf('VM-HDFCBK-S')).toBe('HDFC');
    expect(bankOf('VM-NEWBNK')).toBeNull();
  });

  it('is suggested once', () => {
    const headers = BANKS.flatMap((row) => row.headers);
    expect(new Set(headers).size).toBe(headers.length);
    expect(headers.filter((header) => senderHeader(header) !== header)).toEqual([]);
  });
});
