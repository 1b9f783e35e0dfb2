import { comparableLetters } from '#domain/comparing.ts';

/** A dish as pictures are matched with it. */
export interface NamedDish {
  id: string;
  name: string;
}

/** A file's name without its ending. */
const stemOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{2,5}$/i, '');

/** The same without the number that a camera or a browser has added: ' (2)', '-3'. */
const withoutNumber = (stem: string): string => stem.replace(/\(\d+\)$|[-_ ]\d{1,2}$/, '');

/** The dish that a file's name means: the same name, else the only dish whose name it is a part of, or that is a part of it. */
export function dishOfFile(fileName: string, dishes: readonly NamedDish[]): string | undefined {
  const stem = stemOf(fileName);
  const wanted = comparableLetters(withoutNumber(stem));
  const named = dishes.map(({ id, name }) => ({ id, name: comparableLetters(name) }));
  // The number is a part of the name of Chicken 65.
  const whole = named.filter(({ name }) => name === comparableLetters(stem));
  const same = whole.length > 0 ? whole : named.filter(({ name }) => name === wanted);
  if (wanted === '') return undefined;
  if (same.length > 0) return same.length === 1 ? same[0]?.id : undefined;
  const alike = named.filter(({ name }) => name !== '' && (name.includes(wanted) || wanted.includes(name)));
  return alike.length === 1 ? alike[0]?.id : undefined;
}
