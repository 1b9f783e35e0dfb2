import { companyAttributes } from '#domain/companies/attributes.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { tableOf, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { checkPlansOn } from '../plans-on.ts';

// Whatever changes who is of a company locks the company first, then the person's profile, then the membership; cutoffs lock the
// person's profile and then that of the company, so neither waits for the other.

const companies = tableOf('companies', companyAttributes);

/** @throws Failure document_not_found */
export async function lockCompany(work: Work, companyId: string) {
  checkPlansOn(work);
  const company = await find(work.sql, companies, companyId, true);
  if (!company) throw new Failure('document_not_found');
  return company;
}

export const lockProfile = (work: Work, userId: string) =>
  work.sql.query(sql`select 1 from users where id = ${userId} for no key update`, 'lock a member');
