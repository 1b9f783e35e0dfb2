import { useState } from 'react';
import type { SectionDocument } from '../queries.ts';
import { draftOf, type HoursDraft } from './draft.ts';

type HoursDocument = SectionDocument<'hours'>;

const isSame = (one: HoursDraft, other: HoursDraft) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What an owner has typed into the form of the hours, and the version that another owner has saved meanwhile.
 * @param document the newest version. A draft without changes follows it
 * @param onUnsaved called with each change: whether there now are unsaved changes
 */
export function useHoursDraft(document: HoursDocument, today: string, onUnsaved: (unsaved: boolean) => void) {
  const read = ({ value }: HoursDocument) => draftOf(value, today);
  const [seen, setSeen] = useState(document);
  const [draft, setDraft] = useState(() => read(document));
  const [theirs, setTheirs] = useState<HoursDocument>();
  const unsaved = !isSame(read(seen), draft);

  const show = (version: HoursDocument) => {
    setSeen(version);
    setDraft(read(version));
    setTheirs(undefined);
  };
  if (!unsaved && document.$updatedAt > seen.$updatedAt) show(document);

  return {
    ...{ seen, draft, unsaved, theirs, setTheirs },
    edit(next: HoursDraft): void {
      setDraft(next);
      onUnsaved(!isSame(read(seen), next));
    },
    /** Shows this version instead of the draft. */
    replace(version: HoursDocument): void {
      show(version);
      onUnsaved(false);
    },
    /** Keeps the draft, which will be saved over this version. */
    keepOver(version: HoursDocument): void {
      setSeen(version);
      setTheirs(undefined);
      onUnsaved(!isSame(read(version), draft));
    },
  };
}
