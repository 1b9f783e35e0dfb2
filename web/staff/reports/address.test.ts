import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

// REPORT-8
describe('the address of a report', () => {
  it('says the period and the comparison', () => {
    expect(read('period=month&compare=lastYear')).toEqual({ period: 'month', compare: 'lastYear' });
    expect(read('from=2026-11-01&to=2026-11-09&compare=none')).toEqual({
      period: { from: '2026-11-01', to: '2026-11-09' },
      compare: 'none',
    });
  });

  it('shows the last seven days if it says nothing that is known', () => {
    const shown = { period: '7days', compare: 'previous' };
    for (const query of ['', 'period=century&compare=x', 'from=2026-02-29&to=2026-03-01', 'from=2026-02-01'])
      expect(read(query)).toEqual(shown);
  });

  it('puts days that are the wrong way round in order', () => {
    expect(read('from=2026-11-09&to=2026-11-01').period).toEqual({ from: '2026-11-01', to: '2026-11-09' });
  });

  it('is read as it was written', () => {
    for (const query of ['period=year&compare=none', 'from=2026-11-01&to=2026-11-09&compare=previous']) {
      const written = Object.entries(writeAddress(read(query))).filter(([, value]) => value !== '');
      expect(read(new URLSearchParams(written).toString())).toEqual(read(query));
    }
  });
});
