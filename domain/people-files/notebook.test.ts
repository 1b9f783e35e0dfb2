import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from '#domain/phone.ts';
import { cellsOfLine } from './notebook.ts';
import { peopleFile } from './people-file.ts';
import { readPeople } from './people-lines.ts';

const known = { plans: [], companies: [], readPhone: parsePhone, isDelivered: () => true };
const read = (text: string) =>
  readPeople([], text, known, { columns: {}, lines: {} }).lines.map(
    ({ entry, problem, choice }) => entry ?? choice?.values ?? problem,
  );

// MOVE-2
describe('a line of a notebook', () => {
  it.each([
    ['Meera 9845011111 due 12,50', 'noBalance'],
    ['Meera 9845011111 due 1.240,00', 'noBalance'],
    ['Meera 9845011111 due 100 adv 200', 'noBalance'],
    ['Meera 98450 11111 12 300', 'noBalance'],
    ['Meera 98450 11111, 300', ['adv 300', 'due 300']],
    ['Meera 98450 1111 12 300', 'noPhone'],
    ['Meera 9845011111 paid 300 due', { name: 'Meera', balance: -30_000, address: 'paid' }],
    ['Meera 9845011111 baki ₹ 1,00,000/-', { balance: -10_000_000 }],
    ['Meera,9845011111,due 300', { name: 'Meera', balance: -30_000 }],
    [
      '9845011111 Meera, 4 MG Road, Pune 411001',
      { name: 'Meera', address: '4 MG Road, Pune 411001', balance: 0 },
    ],
    ['Meera 9845011111 300 per plate', { address: '300 per plate', balance: 0 }],
  ])('%j says no more than it does', (line, expected) => {
    const [found] = read(line);
    if (typeof expected === 'object' && !Array.isArray(expected)) expect(found).toMatchObject(expected);
    else expect(found).toEqual(expected);
  });

  it('never has an amount or a number that does not stand in it', () => {
    const words = [
      'Meera',
      '98450',
      '11111',
      '9845022222',
      'due',
      'adv',
      '300/-',
      '1,240',
      '12,50',
      '₹',
      ',',
      '-',
      '/',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), (line) => {
        const text = line.join(' ');
        const { phone = '' } = cellsOfLine(text, known);
        for (const each of phone.split(' / ')) expect(text).toContain(each);
        const [entry] = read(text);
        if (entry === null || entry === undefined || typeof entry !== 'object' || !('balance' in entry))
          return;
        expect([0, 30_000, 124_000, 9_845_000, 1_111_100]).toContain(Math.abs(entry.balance));
      }),
      { numRuns: 500 },
    );
  });

  it('says by its number and plan what it is about', () => {
    const person = { phone: 9_845_011_111, name: null, address: null, language: null, note: null };
    expect(peopleFile.identity({ ...person, balance: 0 as never, subscription: null })).toBe('9845011111 ');
  });
});
