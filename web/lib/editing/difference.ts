type FormValue = string | number | boolean | null | readonly string[];

/** The values of a form, by field. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** A field whose value differs between two versions of a document. */
export interface Difference<Field extends string = string> {
  field: Field;
  /** The preselected value: mine if I changed the field, else theirs. */
  proposed: 'mine' | 'theirs';
}

type Name<Version> = keyof Version & string;

const isSame = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each, at) => each === other[at])
    : one === other;

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
