import type { Data } from '#domain/rows/data.ts';
import type { Attributes } from '#domain/rows/row.ts';
import type { Field } from './field.ts';
import { equal, or, type Where } from './where.ts';

/** The person whose documents `ownedBy` finds. */
export interface Person {
  id: string;
  /** Null until verified: an account that only claims an address must not get the documents stored under it. */
  email: string | null;
}

/** The fields that name a document's owner: by account id, by e-mail address, or by either. */
export type OwnerFields<N extends string = string> =
  | Field<N, string>
  | { account?: Field<N, string>; email: Field<N, string> };

/** What happens to a person's documents. */
export type Fate<A extends Attributes = Attributes> =
  | 'erase'
  /** Keeps them unchanged, for this reason. */
  | { keep: string }
  /** Keeps them, for this reason, but overwrites the values that identify the person. */
  | { overwrite: Partial<Data<A>>; because: string };

/** How a collection's documents belong to people, and what follows from it. */
export interface Ownership<N extends string = string, A extends Attributes = Attributes> {
  owner: OwnerFields<N>;
  /** What happens to them when the person closes their account. */
  onAccountClosed: Fate<A>;
  /** What happens to them when the account goes to whoever first proves its address or number (decision 14). */
  onChangeOfOwner: Fate<A>;
  dataExport: DataExport;
  /**
   * Why a person has few of these documents, so that sorting a list needs no index. Without it, every order by a system
   * field must have an index (server/collections/list-indexes.test.ts).
   */
  few?: string;
}

/** How documents appear in a person's data export (document-export.ts), or why they are left out. */
export type DataExport =
  /** Under the name `as`: as a list, or as one document if a person has at most one (`single`). */
  { as: string; single?: true } | { leftOut: string };

/** The condition for a person's documents; undefined when none can belong to them. */
export function ownedBy<N extends string>(owner: OwnerFields<N>, person: Person): Where<N> | undefined {
  if (!('email' in owner)) return equal(owner, person.id);
  const byAccount = owner.account ? [equal(owner.account, person.id)] : [];
  const byEmail = person.email === null ? [] : [equal(owner.email, person.email)];
  const ways = [...byAccount, ...byEmail];
  return ways.length > 0 ? or(...ways) : undefined;
}
