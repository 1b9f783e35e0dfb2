import { MOST_MEMBERS } from '#domain/companies/attributes.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import { accountPhone } from '#domain/phone.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { adminOnly, requireRole } from '#server/documents/access.ts';
import { audit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal, isNull } from '#server/documents/where.ts';
import { tell } from '#server/messages/tell.ts';
import { companyMembers } from './company-members.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { lockCompany, lockProfile } from './locks.ts';
import { contactsOf, membershipOf } from './memberships.ts';

// Whom the kitchen enters as people of a company before they have joined (PLAN-67): it subscribes them, and the company pays.

const { fields } = companyMembers;

const profileOf = checkedQuery(
  'profile of somebody who is entered',
  { name: orNull(column.text()), phone: orNull(column.bigint()), phoneOnly: column.boolean() },
  (userId: string) => sql`select name, phone, "phoneOnly" from users where id = ${userId}`,
);

/** What a company knows somebody by: the number of whoever has no login, or what whoever has one has proven. */
async function knownBy(db: Sql, userId: string) {
  const [profile] = await profileOf(db, userId);
  const { phone = null, phoneOnly = false } = profile ?? {};
  const contacts = phoneOnly && phone !== null ? [accountPhone(phone)] : await contactsOf(db, userId);
  return { name: profile?.name ?? null, contacts };
}

/**
 * Makes somebody one of a company's people, if they are not yet, for whom the kitchen subscribes at its cost. Whoever has a login
 * must have proven their number or address: else a stranger could eat on the company's account. They have not joined themselves.
 * @throws Failure company_elsewhere, company_not_paying, document_not_found, general_argument_invalid
 */
export async function enterMember(work: UnitOfWork, companyId: string, userId: string): Promise<void> {
  requireRole(work, adminOnly);
  const company = await lockCompany(work, companyId);
  await lockProfile(work, userId);
  const own = await membershipOf(work.sql, userId);
  if (own?.companyId === companyId) return;
  if (own) throw new Failure('company_elsewhere');
  if (!company.data.isOpen) throw new Failure('company_not_paying');
  const { name, contacts } = await knownBy(work.sql, userId);
  const [contact] = contacts;
  if (contact === undefined) throw new Failure('company_not_paying', companyMessages.notProven);
  const open = await findAll(
    work.sql,
    companyMembers,
    and(equal(fields.companyId, companyId), isNull(fields.until)),
  );
  const asked = open.find(({ data }) => data.userId === null && contacts.includes(data.contact));
  if (!asked && open.some(({ data }) => data.contact === contact)) throw new Failure('company_person_known');
  if (!asked && open.length >= MOST_MEMBERS)
    throw new Failure('general_argument_invalid', companyMessages.tooMany(MOST_MEMBERS));
  const [after] = asked
    ? await work.updateWhere(companyMembers, equal(fields.id, asked.id), { userId })
    : [
        await work.add(companyMembers, uniqueId(), {
          ...{ companyId, userId, contact, role: 'member', addedAt: work.now },
          name: name || contact,
        }),
      ];
  await audit(work, companyMembers, asked, after);
  const values = { company: company.data.name };
  await tell(work, userId, {
    kind: 'company-entered',
    about: `${companyId} ${work.now.toISOString()}`,
    values,
  });
}

/** Whether somebody could be entered as one of a company's people, or is one already. */
export async function canBeEntered(db: Sql, companyId: string, userId: string): Promise<boolean> {
  const own = await membershipOf(db, userId);
  if (own) return own.companyId === companyId;
  return (await knownBy(db, userId)).contacts.length > 0;
}

/**
 * Before a phone customer becomes part of the account that has proven the number: of two companies the one of the account stays,
 * and what the other paid for ends.
 */
export async function leaveSecondCompany(work: Work, customer: string, account: string): Promise<void> {
  const [second, own] = await Promise.all([
    membershipOf(work.sql, customer),
    membershipOf(work.sql, account),
  ]);
  if (!second || !own) return;
  await work.updateWhere(companyMembers, equal(fields.id, second.memberId), { until: work.now });
  if (own.companyId !== second.companyId) await endSubscriptions(work, second.companyId, customer);
}
