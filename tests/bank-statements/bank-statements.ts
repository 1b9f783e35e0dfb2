import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The statements in this folder, with what each says; README.md describes them. */

const folder = new URL('./', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const linesOf = (file: string) => textOf(file).split('\n').filter(Boolean);

export interface BankStatement {
  name: string;
  csv: string;
  /** What it says, a line each. */
  says: string[];
}

export const bankStatements = (): BankStatement[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .sort()
    .map((file) => {
      const name = file.replace('.csv', '');
      return { name, csv: textOf(file), says: linesOf(`${name}.expected.txt`).map((line) => line.trim()) };
    });

/** The files that have changed since they were written. */
export const changedStatements = (): string[] =>
  linesOf('checksums.txt').flatMap((line) => {
    const [checksum = '', file = ''] = line.split(/\s+/);
    return createHash('sha256').update(textOf(file)).digest('hex') === checksum ? [] : [file];
  });
