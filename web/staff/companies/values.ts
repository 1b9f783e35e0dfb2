import { isEmail, normalEmail } from '#domain/email.ts';
import { MOST_LIMIT } from '#domain/ledger/house-account.ts';
import { type Paise, parseAmount, toRupees, ZERO_PAISE } from '#domain/money.ts';
import { parsePhone } from '#domain/phone.ts';
import { isGstin, typedGstin } from '#domain/taxes/gstin.ts';
import type { PageCollections } from '#web/lib/sdk/amounts.ts';

export const COMPANY_FIELDS = [
  'name',
  'gstin',
  'email',
  'limit',
  'monthLimit',
  'adminName',
  'contact',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
/** What is typed of a company. The limit of its house account and an admin are only asked of a new one. */
export type TypedCompany = Record<CompanyField, string>;

interface Words {
  name: string;
  limit: string;
  adminName: string;
  gstinWrong: string;
  emailWrong: string;
  contactWrong: string;
}

const monthLimitOf = ({ monthLimit }: Pick<TypedCompany, 'monthLimit'>): Paise | undefined =>
  parseAmount(monthLimit);

export const limitOf = ({ limit }: Pick<TypedCompany, 'limit'>): Paise | undefined => parseAmount(limit);

/** What is wrong with what is typed, by its field. */
export function companyProblems(
  typed: TypedCompany,
  isNew: boolean,
  words: Words,
): Partial<Record<CompanyField, string>> {
  const { name, gstin, email, adminName, contact } = typed;
  const limit = limitOf(typed) ?? 0;
  const month = typed.monthLimit.trim() === '' ? 1 : (monthLimitOf(typed) ?? 0);
  const isContact = isEmail(normalEmail(contact)) || parsePhone(contact) !== undefined;
  return {
    ...(name.trim() === '' && { name: words.name }),
    ...(gstin.trim() !== '' && !isGstin(typedGstin(gstin)) && { gstin: words.gstinWrong }),
    ...(email.trim() !== '' && !isEmail(normalEmail(email)) && { email: words.emailWrong }),
    ...(isNew && (limit < 1 || limit > MOST_LIMIT) && { limit: words.limit }),
    ...((month < 1 || month > MOST_LIMIT) && { monthLimit: words.limit }),
    ...(isNew && adminName.trim() === '' && contact.trim() !== '' && { adminName: words.adminName }),
    ...(isNew && adminName.trim() !== '' && !isContact && { contact: words.contactWrong }),
  };
}

/** The attributes of the company. */
export const companyValues = ({
  name,
  gstin,
  email,
  ...typed
}: TypedCompany): Pick<PageCollections['companies'], 'name' | 'gstin' | 'email' | 'monthLimit'> => ({
  name: name.trim(),
  gstin: typedGstin(gstin) || null,
  email: email.trim() || null,
  monthLimit: typed.monthLimit.trim() === '' ? null : toRupees(monthLimitOf(typed) ?? ZERO_PAISE),
});
