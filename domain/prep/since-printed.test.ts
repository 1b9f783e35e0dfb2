import { expect, it } from 'vitest';
import { needKey, sincePrinted } from './since-printed.ts';

const AT = '2026-11-28T06:30:00.000Z';
const need = (id: string, firm: number, expected = 0) =>
  ({ kind: 'dish', id, readyAt: AT, firm, expected }) as const;
const printed = (id: string, quantity: number) => ({
  key: needKey(need(id, 0)),
  name: id,
  unit: 'portion' as const,
  quantity,
});

// PREP-7
it.each([
  ['nothing', [], [], {}, []],
  ['what is as on paper', [printed('dal', 5)], [need('dal', 3, 2)], {}, []],
  [
    'more and less',
    [printed('dal', 5), printed('roti', 9)],
    [need('dal', 7), need('roti', 8)],
    { dal: 2, roti: -1 },
    [],
  ],
  ['what is new', [printed('dal', 5)], [need('dal', 5), need('kheer', 4)], { kheer: 4 }, []],
  ['what is gone', [printed('dal', 5)], [], {}, ['dal']],
])('since the print: %s', (_, paper, needs, changed, gone) => {
  const since = sincePrinted(paper, needs);
  expect(Object.fromEntries([...since.changed].map(([key, by]) => [key.split(' ')[1], by]))).toEqual(changed);
  expect(since.gone.map(({ name }) => name)).toEqual(gone);
});
