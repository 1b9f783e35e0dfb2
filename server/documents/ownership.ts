import type { Attributes, Data } from '#domain/attributes.ts';
import type { Field } from './field.ts';
import { equal, or, type Where } from './where.ts';

/** The person behind an account. */
export interface Person {
  id: string;
  /** Only once they have proven that they read it: what others wrote to an address must not go with their account. */
  email: string | null;
}

/** Whose documents are: the account that a field of them names, or the e-mail address, or either. */
export type Owner<N extends string = string> =
  | Field<N, string>
  | { account?: Field<N, string>; email: Field<N, string> };

/** What becomes of somebody's documents when they close their account. */
export type OnAccountClosed<A extends Attributes = Attributes> =
  | 'erase'
  /** They stay as they are, for this reason. */
  | { keep: string }
  /** They stay, for this reason, without what tells who it was. */
  | { overwrite: Partial<Data<A>>; because: string };

/** What a collection says of the people its documents are about. */
export interface Ownership<N extends string = string, A extends Attributes = Attributes> {
  owner: Owner<N>;
  onAccountClosed: OnAccountClosed<A>;
  dataExport: DataExport;
  /**
   * Why a person has few of them, so that their lists may be sorted as they are asked for. Else there may be any number,
   * and every order of a system field has an index (server/collections/list-indexes.test.ts).
   */
  few?: string;
}

/** How documents stand in the file with everything about a person (data-export.ts), or why they are left out. */
export type DataExport =
  /** Under this name: as a list, or alone where a person has one at most. */
  { as: string; single?: true } | { leftOut: string };

/** Names a person's documents by their owner; undefined while nothing can be theirs. */
export function ownedBy<N extends string>(owner: Owner<N>, person: Person): Where<N> | undefined {
  if (!('email' in owner)) return equal(owner, person.id);
  const byAccount = owner.account ? [equal(owner.account, person.id)] : [];
  const byEmail = person.email === null ? [] : [equal(owner.email, person.email)];
  const ways = [...byAccount, ...byEmail];
  return ways.length > 0 ? or(...ways) : undefined;
}
