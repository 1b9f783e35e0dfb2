/** A person whose data a breach may have reached. */
export interface AffectedPerson {
  /** The account; null for somebody who is known by an address alone. */
  id: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The names of the collections that hold data of theirs. */
  kinds: readonly string[];
}

/** The most characters of a notice to affected people. */
export const MAX_NOTICE = 5000;
