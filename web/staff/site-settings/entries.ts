/** Lists of entries, such as the people of the About page, as an owner types them. */

/** The kind of a part of an entry. */
export type PartKind = 'text' | 'optionalText' | 'paragraphs' | 'picture' | 'degrees';

/** The parts of an entry of each kind of list, in the order of its form; the first one names the entry. */
const PARTS = {
  people: { name: 'text', role: 'optionalText', text: 'paragraphs', picture: 'picture' },
  kitchens: { name: 'text', address: 'optionalText', latitude: 'degrees', longitude: 'degrees' },
  testimonials: { quote: 'paragraphs', name: 'text', place: 'optionalText' },
  faqs: { question: 'text', answer: 'paragraphs' },
} as const satisfies Record<string, Readonly<Record<string, PartKind>>>;

export type ListKind = keyof typeof PARTS;

/** An entry as it is stored. */
export type Entry = Record<string, string | number>;
/** An entry as it is typed. */
export type TypedEntry = Readonly<Record<string, string>>;

export const isListKind = (kind: string): kind is ListKind => Object.hasOwn(PARTS, kind);

/** The parts of a list's entries, by name. */
export const partsOf = (kind: ListKind): Readonly<Record<string, PartKind>> => PARTS[kind];

/** Stored entries as one typed text; `entriesIn` reads it. */
export function typedEntries(kind: ListKind, stored: unknown): string {
  const names = Object.keys(PARTS[kind]);
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  return JSON.stringify(
    entries.map((entry) =>
      Object.fromEntries(names.map((name) => [name, `${Object(entry)[name] ?? ''}`] as const)),
    ),
  );
}

/** The typed entries in a typed text. */
export function entriesIn(typed: string): TypedEntry[] {
  return typed === '' ? [] : JSON.parse(typed);
}

/** An entry in which nothing is typed yet. */
export const emptyEntry = (kind: ListKind): TypedEntry =>
  Object.fromEntries(Object.keys(PARTS[kind]).map((name) => [name, '']));

const readPart = (kind: PartKind, typed: string): string | number =>
  kind === 'degrees' ? Number(typed.trim() === '' ? Number.NaN : typed) : typed.trim();

/** The entries of a typed text as they are stored; entries in which nothing is typed are left out. */
export function readEntries(kind: ListKind, typed: string): Entry[] {
  return entriesIn(typed)
    .filter((entry) => Object.values(entry).some((part) => part.trim() !== ''))
    .map((entry) =>
      Object.fromEntries(
        Object.entries(PARTS[kind]).map(([name, part]) => [name, readPart(part, entry[name] ?? '')]),
      ),
    );
}

/** The entries of a typed text for people, when they choose between two versions. */
export const entriesAsText = (typed: string): string =>
  entriesIn(typed)
    .map((entry) => Object.values(entry).filter(Boolean).join(', '))
    .join('; ');
