/** What of a document stands in a form: texts, numbers and switches by their names. */
export type Fields = Readonly<Record<string, string | number | boolean>>;

/** A field that stands differently in two versions of a document. */
export interface Difference<Field extends string = string> {
  field: Field;
  /** Whose word is proposed: mine where I changed it, else theirs. */
  proposed: 'mine' | 'theirs';
}

type Name<Version> = keyof Version & string;

/** The fields that stand differently in two versions. */
export function changedFields<Version extends Fields>(from: Version, to: Version): Name<Version>[] {
  return (Object.keys(to) as Name<Version>[]).filter((field) => from[field] !== to[field]);
}

/**
 * Where my form and what somebody else saved meanwhile do not agree.
 * @param base what both of us began with
 */
export function differences<Version extends Fields>(
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
