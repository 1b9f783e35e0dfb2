import { useState } from 'react';
import { changedFields, type Difference, differences, type Fields } from './difference.ts';

/** A field about which two people do not agree, and whose word counts. */
export interface Choice<Field extends string = string> extends Difference<Field> {
  chosen: 'mine' | 'theirs';
}

/** A form over a document that somebody else may change while it is open. */
export interface Versions<Stored, Version extends Fields> {
  /** The newest version that was seen; what is saved is compared with it. */
  seen: Stored;
  /** What is to be chosen; empty as long as nobody else was there. */
  choices: readonly Choice<keyof Version & string>[];
  choose: (field: string, whose: Choice['chosen']) => void;
  /** My version, with theirs where that was chosen. */
  settle: (mine: Version) => Version;
  /** The part of a version that is not saved yet. */
  changes: (wanted: Version) => Partial<Version>;
  /** Meets what somebody else saved; answers whether there is anything to choose. */
  meet: (theirs: Stored, wanted: Version) => boolean;
}

/**
 * Keeps the versions of a document apart while it is edited.
 * @param opened the document as it was when the form was opened
 * @param read what of it stands in the form, so that equal things look equal
 */
export function useVersions<Stored, Version extends Fields>(
  opened: Stored,
  read: (document: Stored) => Version,
): Versions<Stored, Version> {
  type Name = keyof Version & string;
  const [seen, setSeen] = useState(opened);
  const [choices, setChoices] = useState<readonly Choice<Name>[]>([]);
  const base = read(seen);
  const part = (version: Version, fields: readonly Name[]) =>
    Object.fromEntries(fields.map((field) => [field, version[field]])) as Partial<Version>;
  return {
    seen,
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
    meet(theirs, wanted) {
      const open = differences(base, read(theirs), wanted);
      setChoices(open.map((each) => ({ ...each, chosen: each.proposed })));
      setSeen(theirs);
      return open.length > 0;
    },
  };
}
