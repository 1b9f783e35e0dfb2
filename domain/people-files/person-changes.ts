import { comparableName } from '#domain/comparing.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Paise } from '#domain/money.ts';
import type { ListedPerson } from './people-file.ts';

/** What a line of a list changes of the person who has its number (MOVE-1). */

/** Who has a number of a list already, as far as the list might change it. */
export interface KnownPerson {
  id: string;
  /** Whether an account has proven the number: no file changes its profile. */
  isProven: boolean;
  name: string | null;
  /** In one line; empty without one. */
  address: string;
  /** The addresses of their plans. */
  planAddresses: readonly string[];
  language: string;
  /** What the kitchen keeps in mind of them. */
  note: string | null;
  balance: Paise;
  /** What stood in the notebook before; null: nothing was entered. */
  opening: Paise | null;
  hasEntries: boolean;
  /** The plans that they have. */
  planIds: readonly string[];
}

/** A value that a line changes: an amount in paise, or a text. */
export interface PersonChange {
  column: 'name' | 'address' | 'language' | 'note' | 'balance' | 'plan';
  before: string | Paise | null;
  after: string | Paise;
}

/** Why a line that can be read is not entered. */
export type RefusedPerson = 'hasEntries' | 'ledgerOff' | 'plansOff' | 'moneyOfOwn' | 'notOfCompany';

export interface PersonEffect {
  kind: 'new' | 'changed' | 'same' | 'error';
  changes: PersonChange[];
  /** What stays as it is here, though the list says something else. */
  kept: PersonChange[];
  problem: RefusedPerson | null;
}

/** What the kitchen has switched on, and who brings the list. */
export interface Bringing {
  hasLedger: boolean;
  hasPlans: boolean;
  /** Somebody who is no owner does not write money of their own. */
  mayNotEnterFor: string | null;
  planName(id: string): string;
}

const isSame = (one: string | null, other: string) => comparableName(one ?? '') === comparableName(other);

function profileChanges(person: ListedPerson, known: KnownPerson | undefined): PersonChange[] {
  const { name, address, language, note } = person;
  const changes: PersonChange[] = [];
  const add = (column: PersonChange['column'], before: string | null, after: string | null) => {
    if (after !== null && !isSame(before, after)) changes.push({ column, before: before || null, after });
  };
  add('name', known?.name ?? null, name);
  const isOfPlan = known?.planAddresses.some((each) => isSame(each, address ?? ''));
  if (!isOfPlan) add('address', known?.address ?? null, address);
  const spoken: Language | string = known?.language ?? 'en';
  add('language', spoken, language);
  add('note', known?.note ?? null, note);
  return changes;
}

/** What a line does to the opening balance: a change, what stays, or why it can't be entered. */
function balanceEffect(
  { balance }: ListedPerson,
  known: KnownPerson | undefined,
  { hasLedger, mayNotEnterFor }: Bringing,
): Partial<PersonEffect> {
  if (balance === 0) return {};
  if (!hasLedger) return { problem: 'ledgerOff' };
  if (known && known.id === mayNotEnterFor) return { problem: 'moneyOfOwn' };
  const opening = known?.opening ?? null;
  if (opening !== null)
    return opening === balance ? {} : { kept: [{ column: 'balance', before: opening, after: balance }] };
  // What has happened here since is in no notebook: only the owner can say what is missing.
  if (known?.hasEntries) return known.balance === balance ? {} : { problem: 'hasEntries' };
  return { changes: [{ column: 'balance', before: null, after: balance }] };
}

/** What a line changes; it changes nothing if it did so before. */
export function effectOf(
  person: ListedPerson,
  known: KnownPerson | undefined,
  bringing: Bringing,
): PersonEffect {
  const profile = profileChanges(person, known);
  const money = balanceEffect(person, known, bringing);
  const { subscription } = person;
  const isSubscribing = subscription !== null && !known?.planIds.includes(subscription.planId);
  const plan: PersonChange[] = isSubscribing
    ? [{ column: 'plan', before: null, after: bringing.planName(subscription.planId) }]
    : [];
  const isTheirs = known?.isProven === true;
  const changes = [...(isTheirs ? [] : profile), ...(money.changes ?? []), ...plan];
  const kept = [...(isTheirs ? profile : []), ...(money.kept ?? [])];
  const problem = money.problem ?? (isSubscribing && !bringing.hasPlans ? 'plansOff' : null);
  if (problem) return { kind: 'error', changes: [], kept: [], problem };
  const kind = known === undefined ? 'new' : changes.length > 0 ? 'changed' : 'same';
  return { kind, changes, kept, problem: null };
}

/** The person as they are once a line is entered, for further lines of the same number. */
export function afterLine(
  { name, address, language, note, balance, subscription }: ListedPerson,
  known: KnownPerson | undefined,
): KnownPerson {
  const nobody = {
    id: '',
    isProven: false,
    name: null,
    address: '',
    planAddresses: [],
    language: 'en',
    note: null,
  };
  const before = known ?? { ...nobody, balance, opening: null, hasEntries: false, planIds: [] };
  const said = before.isProven
    ? {}
    : {
        name: name ?? before.name,
        address: address ?? before.address,
        language: language ?? before.language,
        note: note ?? before.note,
      };
  const isOpened = balance !== 0 && before.opening === null && !before.hasEntries;
  return {
    ...{ ...before, ...said },
    ...(isOpened && { opening: balance, balance, hasEntries: true }),
    planIds: subscription ? [...before.planIds, subscription.planId] : before.planIds,
  };
}
