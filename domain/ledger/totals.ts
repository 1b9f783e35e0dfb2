import type { Rupees } from '#domain/money.ts';
import type { DebtAge } from './ages.ts';

/** What several people have or owe together. */
export interface PeopleTotal {
  people: number;
  amount: Rupees;
}

/** The answer of `GET /v1/ledger`: what customers owe the kitchen, by age, and what it holds for them. */
export interface LedgerTotals {
  owed: PeopleTotal;
  ages: Record<DebtAge, PeopleTotal>;
  held: PeopleTotal;
}
