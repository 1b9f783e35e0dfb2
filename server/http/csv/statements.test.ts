import { describe, expect, it } from 'vitest';
import { readStatement, type StatementLine } from '#domain/sightings/statement.ts';
import { bankStatements, changedStatements } from '#tests/bank-statements/bank-statements.ts';
import { readCsv } from './read-csv.ts';

function said({ line, day, reading, problem }: StatementLine): string {
  if (problem) return `${line} | ! ${problem}`;
  switch (reading?.kind) {
    case 'credit':
      return [line, 'credit', reading.amount, reading.utr, reading.payerName, reading.vpa, day].join(' | ');
    case 'reversal':
      return [line, 'reversal', reading.amount, reading.utr, null, null, day].join(' | ');
    case 'unclear':
      return [line, 'unclear', reading.amounts, reading.references.join(' '), null, null, day].join(' | ');
    case 'ignored':
      return [line, `ignored ${reading.reason}`, null, null, null, null, day].join(' | ');
    default:
      return `${line} | nothing`;
  }
}

async function read(csv: string): Promise<string[]> {
  const records = await readCsv(csv);
  if (!Array.isArray(records)) return ['! no file'];
  const { lines, problem } = readStatement(records);
  return problem ? [`! ${problem}`] : lines.map(said);
}

const withoutSpaces = (lines: readonly string[]) => lines.map((line) => line.replace(/\s*\|\s*/g, '|'));

// SIGHT-4
describe('a statement of a bank', () => {
  it('of the samples has not changed since it was written', () => {
    expect(changedStatements()).toEqual([]);
  });

  it.each(bankStatements())('$name is read as it is meant', async ({ csv, says }) => {
    expect(withoutSpaces(await read(csv))).toEqual(withoutSpaces(says));
  });

  it.each([
    ['two columns of one meaning', 'Date,Narration,Credit,Deposit\n', 'columnTwice'],
    ['only debits', 'Date,Narration,Withdrawal\n', 'noColumns'],
    ['too many lines', `Date,Narration,Credit\n${'1/12/26,x,1\n'.repeat(5001)}`, 'tooMany'],
  ])('with %s is refused', async (_what, csv, problem) => {
    expect(await read(csv)).toEqual([`! ${problem}`]);
  });

  it('with a cell too many in a line tells that line', async () => {
    const csv =
      'Date,Narration,Credit\n1/12/26,UPI-A-asha@ybl-X-633600001001,1,354.00\n2/12/26,UPI-B-bala@ybl,20\n';
    expect(await read(csv)).toEqual(['2 | ! cells', '3 | credit | 2000 |  | B | bala@ybl | 2026-12-02']);
  });
});
