import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The files of menus in this folder, with the dishes that they have; README.md describes both. */

const folder = new URL('./', import.meta.url);
const EXPECTED = /\.expected\.txt$/;

/** A choice as text, such as `Full +8000` or `Egg +1500 non-veg`; a group `Portion 1-1: Half +0, Full +8000`. */
export interface ExpectedDish {
  category: string;
  name: string;
  /** Paise; null: it can't be read for certain. */
  price: number | null;
  /** veg, non-veg, `?` or `?non-veg`. */
  mark: string;
  groups: string[];
  hindi: string;
}

export const bytesOf = (file: string): Buffer => readFileSync(new URL(file, folder));

/** The names of the files of menus. */
export function menuFiles(): string[] {
  const names = readdirSync(folder).sort();
  const bases = names.filter((name) => EXPECTED.test(name)).map((name) => name.replace(EXPECTED, ''));
  return bases.flatMap((base) => names.filter((name) => name.startsWith(`${base}.`) && !EXPECTED.test(name)));
}

/** The dishes that a file has, in its order. */
export function expectedDishes(file: string): ExpectedDish[] {
  const text = bytesOf(file.replace(/\.\w+$/, '.expected.txt')).toString();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [category = '', name = '', price = '', mark = '', groups = '', hindi = ''] = line
        .split('|')
        .map((part) => part.trim());
      return {
        ...{ category, name, mark, hindi },
        price: price === '!' ? null : Number(price),
        groups: groups.split('; ').filter(Boolean),
      };
    });
}

/** The checksums of files as `checksums.txt` has them. */
export const checksums = (): [file: string, checksum: string][] =>
  bytesOf('checksums.txt')
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(66), line.slice(0, 64)]);

export const checksumOf = (file: string): string => createHash('sha256').update(bytesOf(file)).digest('hex');
