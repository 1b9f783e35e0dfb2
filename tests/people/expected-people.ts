import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The lists of people in this folder, with what their owners mean; README.md describes both. */

const folder = new URL('./', import.meta.url);
const EXPECTED = /\.expected\.txt$/;

export const bytesOf = (file: string): Buffer => readFileSync(new URL(file, folder));

/** The names of the lists. */
export const peopleFiles = (): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d/.test(name) && !EXPECTED.test(name))
    .sort();

/** What stands in the lines of a list, in its order. */
export const expectedPeople = (file: string): string[] =>
  bytesOf(file.replace(/\.\w+$/, '.expected.txt'))
    .toString()
    .split('\n')
    .filter(Boolean);

/** The checksums of files as `checksums.txt` has them. */
export const checksums = (): [file: string, checksum: string][] =>
  bytesOf('checksums.txt')
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(66), line.slice(0, 64)]);

export const checksumOf = (file: string): string => createHash('sha256').update(bytesOf(file)).digest('hex');
