import type { Rupees } from '#domain/money.ts';
import type { WireCompanyPrice } from '#domain/plans/prices/new-prices.ts';
import type { CompanyRole } from './attributes.ts';

/** The answer of `GET /v1/companies/mine`: which company pays for the caller's meals, and which would. */
export interface WireMyCompany {
  /** Null: none does. */
  member: {
    memberId: string;
    companyId: string;
    company: string;
    role: CompanyRole;
    isOpen: boolean;
    /** The profile of its house account, for its admins, who read its statements; null for others. */
    payerId: string | null;
  } | null;
  /** Companies that have added the caller's proven number or address. */
  invitations: { memberId: string; companyId: string; company: string }[];
}

/** Somebody of a company, as its admins and the kitchen see them: never what they eat, where, or what they do not tolerate. */
export interface WireCompanyPerson {
  memberId: string;
  name: string;
  contact: string;
  role: CompanyRole;
  /** Whether the kitchen has entered them, so that the company pays, although they have not joined themselves. */
  isEntered: boolean;
  /** ISO times. */
  joinedAt: string | null;
  until: string | null;
  /** What the asked month has cost. */
  amount: Rupees;
  /** How many meals of it were charged. */
  meals: number;
}

/** The answer of `GET /v1/companies/:companyId/people`. */
export interface WireCompanyPeople {
  company: { $id: string; name: string; gstin: string | null; payerId: string; isOpen: boolean };
  /** `2026-12`. */
  month: string;
  people: WireCompanyPerson[];
  /** What people have cost in it who are no longer listed. */
  others: { amount: Rupees; meals: number };
  total: Rupees;
  /** Its house account; null: the kitchen has taken it away. */
  house: { left: Rupees; limit: Rupees } | null;
  /** Higher prices that it is asked to agree to, once for all its people. */
  newPrices: WireCompanyPrice[];
  /** What is left of its limit for the asked month, if that is the present one; null: it has none. */
  monthLimit: { left: Rupees; limit: Rupees } | null;
}
