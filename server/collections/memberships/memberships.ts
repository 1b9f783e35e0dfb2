import type { CompanyRole } from '#domain/companies/attributes.ts';
import type { Paise } from '#domain/money.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, principalOf } from '#server/documents/access.ts';
import { type Actor, actorId } from '#server/documents/actor.ts';

/** A company that pays for a meal. */
export interface PayingCompany {
  payerId: string;
  name: string;
  gstin: string | null;
  /** What its people's meals may cost in a calendar month; null: any amount. */
  monthLimit: Paise | null;
}

const payingFor = checkedQuery(
  'company that pays for somebody',
  {
    payerId: column.text(),
    name: column.text(),
    gstin: orNull(column.text()),
    monthLimit: orNull(column.bigint<Paise>()),
  },
  (
    companyId: string,
    userId: string,
    at: Date,
  ) => sql`select "payerId", name, gstin, "monthLimit" from companies c
    where id = ${companyId} and "isOpen" and exists (select 1 from "companyMembers" m
      where m."companyId" = c.id and m."userId" = ${userId} and (m.until is null or m.until >= ${at}))`,
);

/**
 * The company, if it pays for somebody's meals at a moment: whoever is removed later than the cutoff of a meal still has it.
 * Undefined if it does not. The person's profile is locked.
 */
export async function companyPaying(
  db: Sql,
  companyId: string,
  userId: string,
  at: Date,
): Promise<PayingCompany | undefined> {
  const [company] = await payingFor(db, companyId, userId, at);
  return company;
}

const membership = checkedQuery(
  'company of a person',
  {
    memberId: column.text(),
    companyId: column.text(),
    company: column.text(),
    role: column.text<CompanyRole>(),
    isOpen: column.boolean(),
    payerId: orNull(column.text()),
  },
  (
    userId: string,
  ) => sql`select m.id as "memberId", c.id as "companyId", c.name as company, m.role, c."isOpen",
      case when m.role = 'admin' then c."payerId" end as "payerId"
    from "companyMembers" m join companies c on c.id = m."companyId"
    where m."userId" = ${userId} and m.until is null`,
);

/** The company that somebody has joined, if there is one. */
export const membershipOf = async (db: Sql, userId: string) => (await membership(db, userId))[0];

/**
 * Checks that somebody may see the people of a company and change them: one of its own admins, an owner or a manager.
 * @throws Failure user_unauthorized
 */
export async function checkLooksAfter(db: Sql, actor: Actor, companyId: string): Promise<void> {
  if (adminOnly(principalOf(actor))) return;
  const userId = actorId(actor);
  const own = userId === null ? undefined : await membershipOf(db, userId);
  if (own?.companyId !== companyId || own.role !== 'admin') throw new Failure('user_unauthorized');
}

const companyWith = checkedQuery(
  'company with a house account',
  { companyId: column.text(), gstin: orNull(column.text()), email: orNull(column.text()) },
  (payerId: string) =>
    sql`select id as "companyId", gstin, email from companies where "payerId" = ${payerId}`,
);

/** The company whose house account a profile carries; undefined for customers. */
export const companyOf = async (db: Pick<Sql, 'query'>, payerId: string) =>
  (await companyWith(db, payerId))[0];

const provenContacts = checkedQuery(
  'proven number and address of somebody',
  { phone: orNull(column.text()), email: orNull(column.text()) },
  (userId: string) => sql`select
      (select phone from accounts a where a.id = u.id and a.active and a.phone_verified) as phone,
      case when "emailVerification" then lower(email) end as email
    from users u where id = ${userId}`,
);

/** What somebody can be added to a company by: the number and the mail address that they have proven. */
export async function contactsOf(db: Sql, userId: string): Promise<string[]> {
  const [found] = await provenContacts(db, userId);
  return [found?.phone, found?.email].filter((contact) => typeof contact === 'string');
}
