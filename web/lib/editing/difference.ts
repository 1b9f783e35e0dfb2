import { type DocumentTranslations, textsByPath } from '#domain/languages/document-translations.ts';

type FormValue = string | number | boolean | null | readonly string[] | DocumentTranslations;

/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** A field whose value differs between two versions of a document. */
export interface Difference<Field extends string = string> {
  field: Field;
  /** The preselected value: mine if I changed the field, else theirs. */
  proposed: 'mine' | 'theirs';
}

type Name<Version> = keyof Version & string;

/** A list, or the texts of translations, as a list of texts. */
const partsOf = (value: FormValue | undefined): readonly string[] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  return isList(value) ? value : Object.entries(textsByPath(value)).flat();
};

const isList = (value: readonly string[] | DocumentTranslations): value is readonly string[] =>
  Array.isArray(value);

function isSame(one: FormValue | undefined, other: FormValue | undefined): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  return parts && others
    ? parts.length === others.length && parts.every((each, at) => each === others[at])
    : one === other;
}

/** The fields whose values differ between two versions. */
export function changedFields<Version extends FormValues>(from: Version, to: Version): Name<Version>[] {
  return (Object.keys(to) as Name<Version>[]).filter((field) => !isSame(from[field], to[field]));
}

/**
 * The fields in which my form differs from the version that somebody else has saved meanwhile.
 * @param base the version from which both started
 */
export function differences<Version extends FormValues>(
  base: Version,
  theirs: Version,
  mine: Version,
): Difference<Name<Version>>[] {
  const changedByMe = changedFields(base, mine);
  return changedFields(theirs, mine).map((field) => ({
    field,
    proposed: changedByMe.includes(field) ? 'mine' : 'theirs',
  }));
}
