import {
  type CompanyRole,
  type companyMemberAttributes,
  MOST_MEMBERS,
} from '#domain/companies/attributes.ts';
import { companyMessages } from '#domain/companies/messages.ts';
import { isEmail, normalEmail } from '#domain/email.ts';
import { accountPhone } from '#domain/phone.ts';
import { Failure } from '#server/base/failure.ts';
import { userOf } from '#server/documents/access.ts';
import { audit } from '#server/documents/audit.ts';
import type { Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find, findAll } from '#server/documents/store.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { and, equal, isNull } from '#server/documents/where.ts';
import { readPhone } from '#server/http/phones.ts';
import { companyMembers } from '../memberships/company-members.ts';
import { endSubscriptions } from '../memberships/end-subscriptions.ts';
import { lockCompany, lockProfile } from '../memberships/locks.ts';
import { checkLooksAfter, contactsOf, membershipOf } from '../memberships/memberships.ts';
import { tellAdded, tellRemoved } from './tell-members.ts';

// Who is added to a company, joins it and is removed (PLAN-42, PLAN-43), by the locks of memberships/locks.ts.

type Member = Document<typeof companyMemberAttributes>;
interface AskedMember {
  id: string;
  name: string;
  contact: string;
  role: CompanyRole;
}

const { fields } = companyMembers;
const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** Normalises a typed mail address or phone number. Throws Failure general_argument_invalid. */
function contactFrom(typed: string): string {
  const email = normalEmail(typed);
  if (isEmail(email)) return email;
  const phone = readPhone(typed);
  if (phone === undefined) throw invalid(companyMessages.contactWrong);
  return accountPhone(phone);
}

const openMembers = (work: Work, companyId: string) =>
  findAll(work.sql, companyMembers, and(equal(fields.companyId, companyId), isNull(fields.until)));

/** Somebody of the company. Throws Failure document_not_found. */
async function memberOf(work: Work, companyId: string, id: string): Promise<Member> {
  const member = await find(work.sql, companyMembers, id, true);
  if (member?.data.companyId !== companyId) throw new Failure('document_not_found');
  return member;
}

/** Adds somebody whom a company has not listed yet, and tells them. Throws Failure general_argument_invalid. */
export async function insertMember(
  work: Work,
  { id: companyId, data: company }: { id: string; data: { name: string; isOpen: boolean } },
  { id, name, role, contact: typed }: AskedMember,
): Promise<Member> {
  const contact = contactFrom(typed);
  const member = await work.add(companyMembers, id, { companyId, name, contact, role, addedAt: work.now });
  await audit(work, companyMembers, undefined, member);
  if (company.isOpen) await tellAdded(work, { id: companyId, company: company.name, contact });
  return member;
}

/**
 * Adds somebody by their number or address. A repeat with the same id is answered by the first membership.
 * @throws Failure user_unauthorized, document_not_found, general_argument_invalid, document_already_exists
 */
export async function addMember(work: UnitOfWork, companyId: string, asked: AskedMember): Promise<Member> {
  const company = await lockCompany(work, companyId);
  await checkLooksAfter(work.sql, work.actor, companyId);
  const contact = contactFrom(asked.contact);
  const { id } = asked;
  const known = await find(work.sql, companyMembers, id);
  if (known?.data.companyId === companyId && known.data.contact === contact) return known;
  if (known) throw new Failure('document_already_exists');
  const open = await openMembers(work, companyId);
  if (open.some(({ data }) => data.contact === contact)) throw new Failure('company_person_known');
  if (open.length >= MOST_MEMBERS) throw invalid(companyMessages.tooMany(MOST_MEMBERS));
  return insertMember(work, company, { ...asked, contact });
}

/** Lets the caller join a company that has added their proven number or address. A repeat changes nothing. */
export async function joinCompany(work: UnitOfWork, companyId: string, memberId: string): Promise<Member> {
  const userId = userOf(work.actor)?.id;
  if (userId === undefined) throw new Failure('user_unauthorized');
  await lockCompany(work, companyId);
  await lockProfile(work, userId);
  const member = await memberOf(work, companyId, memberId);
  const { data } = member;
  if (data.userId === userId && data.until === null) return member;
  const isTheirs = data.userId === null && (await contactsOf(work.sql, userId)).includes(data.contact);
  if (!isTheirs || data.until !== null) throw new Failure('document_not_found');
  if (await membershipOf(work.sql, userId)) throw new Failure('company_elsewhere');
  const joined = { userId, joinedAt: work.now };
  const [changed] = await work.updateWhere(companyMembers, equal(fields.id, memberId), joined);
  return changed ?? member;
}

/** Refuses to leave a company without an admin, unless the kitchen does. Only those who have joined look after it. */
async function checkLastAdmin(work: UnitOfWork, { id, data }: Member): Promise<void> {
  if (userOf(work.actor)?.isAdmin || data.role !== 'admin' || data.userId === null) return;
  const open = await openMembers(work, data.companyId);
  const isLookedAfter = open.some(
    (other) => other.id !== id && other.data.role === 'admin' && other.data.userId !== null,
  );
  if (!isLookedAfter) throw new Failure('company_last_admin');
}

/** Makes somebody an admin of their company, or takes that away. */
export async function changeRole(
  work: UnitOfWork,
  companyId: string,
  memberId: string,
  role: CompanyRole,
): Promise<Member> {
  await lockCompany(work, companyId);
  await checkLooksAfter(work.sql, work.actor, companyId);
  const before = await memberOf(work, companyId, memberId);
  if (before.data.until !== null) throw new Failure('document_not_found');
  if (role !== 'admin') await checkLastAdmin(work, before);
  const [after] = await work.updateWhere(companyMembers, equal(fields.id, memberId), { role });
  await audit(work, companyMembers, before, after);
  return after ?? before;
}

/** Whether the caller is the person of a membership, or the one who was asked to join. */
async function isOwn(work: Work, { data }: Member): Promise<boolean> {
  const userId = userOf(work.actor)?.id;
  if (userId === undefined) return false;
  if (data.userId !== null) return data.userId === userId;
  return (await contactsOf(work.sql, userId)).includes(data.contact);
}

/**
 * Removes somebody, or lets them leave, or say no before they have joined: the company pays for no meal any more whose cutoff
 * has not passed. A repeat changes nothing.
 */
export async function removeMember(work: UnitOfWork, companyId: string, memberId: string): Promise<Member> {
  const company = await lockCompany(work, companyId);
  const seen = await find(work.sql, companyMembers, memberId);
  if (seen?.data.companyId !== companyId) throw new Failure('document_not_found');
  const isTheirOwn = await isOwn(work, seen);
  if (!isTheirOwn) await checkLooksAfter(work.sql, work.actor, companyId);
  const { userId } = seen.data;
  // Nobody joins meanwhile: the company is locked.
  if (userId !== null) await lockProfile(work, userId);
  const before = await memberOf(work, companyId, memberId);
  if (before.data.until !== null) return before;
  await checkLastAdmin(work, before);
  const [after] = await work.updateWhere(companyMembers, equal(fields.id, memberId), { until: work.now });
  if (userId !== null) await endSubscriptions(work, companyId, userId);
  if (!isTheirOwn) {
    await audit(work, companyMembers, before, after);
    if (userId !== null) await tellRemoved(work, userId, company.data.name);
  }
  return after ?? before;
}
