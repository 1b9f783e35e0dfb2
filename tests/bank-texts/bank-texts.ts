import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The texts of banks in this folder, with what each means; README.md describes them. */

const folder = new URL('./', import.meta.url);

export interface BankText {
  file: string;
  about: string;
  source: 'text' | 'notification' | 'statement';
  from: string;
  text: string;
  /** What a reading of it must be. */
  means: { kind: string; amount?: number; utr?: string | null; amounts?: number[]; references?: string[] };
}

const bytesOf = (file: string) => readFileSync(new URL(file, folder));

/** All texts, in the order of their files. */
export const bankTexts = (): BankText[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      bytesOf(file)
        .toString()
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ file, ...(JSON.parse(line) as Omit<BankText, 'file'>) })),
    );

/** The files that never change, each with whether it has. */
export const lockedFiles = (): { file: string; isChanged: boolean }[] =>
  bytesOf('checksums.txt')
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [checksum = '', file = ''] = line.split(/\s+/);
      return { file, isChanged: createHash('sha256').update(bytesOf(file)).digest('hex') !== checksum };
    });
