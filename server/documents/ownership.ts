import type { Attributes, Data } from '#domain/attributes.ts';
import type { Field } from './field.ts';
import { equal, or, type Where } from './where.ts';

/** The person whose documents are looked for. */
export interface Person {
  id: string;
  /**
   * Null until the person has proven it, because documents that others wrote to an address must not follow an account
   * that only claims it.
   */
  email: string | null;
}

/** The fields that name a document's owner: by account id, by e-mail address, or by either. */
export type Owner<N extends string = string> =
  | Field<N, string>
  | { account?: Field<N, string>; email: Field<N, string> };

/** What becomes of somebody's documents when they close their account. */
export type OnAccountClosed<A extends Attributes = Attributes> =
  | 'erase'
  /** They stay as they are, for this reason. */
  | { keep: string }
  /** They stay, for this reason, without the values that identify the person. */
  | { overwrite: Partial<Data<A>>; because: string };

/** How a collection's documents belong to people. */
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

/** The condition that a person's documents meet; undefined when none can belong to them. */
export function ownedBy<N extends string>(owner: Owner<N>, person: Person): Where<N> | undefined {
  if (!('email' in owner)) return equal(owner, person.id);
  const byAccount = owner.account ? [equal(owner.account, person.id)] : [];
  const byEmail = person.email === null ? [] : [equal(owner.email, person.email)];
  const ways = [...byAccount, ...byEmail];
  return ways.length > 0 ? or(...ways) : undefined;
}
