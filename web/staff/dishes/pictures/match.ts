/** A dish as pictures are matched with it. */
export interface NamedDish {
  id: string;
  name: string;
}

/** 'Paneer-Butter_Masala (2).JPG' and 'Paneer Butter Masala' are the same. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/\.[a-z0-9]{2,5}$/, '')
    .replace(/\(\d+\)$|[-_ ]\d{1,2}$/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** The dish that a file's name means: the same name, else the only dish whose name it is a part of, or that is a part of it. */
export function dishOfFile(fileName: string, dishes: readonly NamedDish[]): string | undefined {
  const wanted = plain(fileName);
  if (wanted === '') return undefined;
  const named = dishes.map(({ id, name }) => ({ id, name: plain(name) }));
  const same = named.filter(({ name }) => name === wanted);
  if (same.length > 0) return same.length === 1 ? same[0]?.id : undefined;
  const alike = named.filter(({ name }) => name !== '' && (name.includes(wanted) || wanted.includes(name)));
  return alike.length === 1 ? alike[0]?.id : undefined;
}
