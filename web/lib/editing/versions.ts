import { useState } from 'react';
import { changedFields, type Difference, differences, type FormValues } from './difference.ts';

/** A field that two people have set to different values, with the chosen value. */
export interface ChosenDifference<Field extends string = string> extends Difference<Field> {
  chosen: 'mine' | 'theirs';
}

/** A form for a document that somebody else may change while it is open. */
export interface Versions<Stored, Version extends FormValues> {
  /** The newest stored version that this form knows; only differences from it are saved. */
  seen: Stored;
  /** The stored version as the form's values. */
  base: Version;
  /** The fields to choose; empty while nobody else has changed the document. */
  choices: readonly ChosenDifference<keyof Version & string>[];
  choose: (field: string, whose: ChosenDifference['chosen']) => void;
  /** My version, with their value in the fields where it was chosen. */
  settle: (mine: Version) => Version;
  /** The fields of a version that differ from the stored one. */
  changes: (wanted: Version) => Partial<Version>;
  /** Takes somebody else's saved version as the stored one. Returns whether there is anything to choose. */
  adoptTheirs: (theirs: Stored, wanted: Version) => boolean;
}

/**
 * Manages my version of a document and the versions that others save while I edit it.
 * @param opened the document as it was when the form was opened
 * @param read the form's values of a document
 */
export function useVersions<Stored, Version extends FormValues>(
  opened: Stored,
  read: (document: Stored) => Version,
): Versions<Stored, Version> {
  type Name = keyof Version & string;
  const [seen, setSeen] = useState(opened);
  const [choices, setChoices] = useState<readonly ChosenDifference<Name>[]>([]);
  const base = read(seen);
  const part = (version: Version, fields: readonly Name[]) =>
    Object.fromEntries(fields.map((field) => [field, version[field]])) as Partial<Version>;
  return {
    seen,
    base,
    choices,
    choose: (field, chosen) =>
      setChoices((all) => all.map((each) => (each.field === field ? { ...each, chosen } : each))),
    settle: (mine) => ({
      ...mine,
      ...part(
        base,
        choices.filter(({ chosen }) => chosen === 'theirs').map(({ field }) => field),
      ),
    }),
    changes: (wanted) => part(wanted, changedFields(base, wanted)),
    adoptTheirs(theirs, wanted) {
      const open = differences(base, read(theirs), wanted);
      setChoices(open.map((each) => ({ ...each, chosen: each.proposed })));
      setSeen(theirs);
      return open.length > 0;
    },
  };
}
