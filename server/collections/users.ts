import { NO_ADDRESS } from '#domain/addresses/address.ts';
import { choiceAttributes, type MessageChoice } from '#domain/messages/message-choices.ts';
import { NOTICE_VERSION } from '#domain/privacy/notice.ts';
import { userAttributes } from '#domain/users/attributes.ts';
import { isAdminRole, type Role } from '#domain/users/roles.ts';
import { Failure } from '#server/base/failure.ts';
import { adminOrOwner, checkNotOwnMoney, ownerOnly } from '#server/documents/access.ts';
import { actorId, type User } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { find } from '#server/documents/store.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { hasPhoneForm, profilePhone } from '#server/http/phones.ts';
import { checkOwnerMayLeave, lockRoles } from './admins.ts';
import { keptAllergies } from './kept-allergies.ts';
import { checkPhoneCustomer } from './people/phone-numbers.ts';

type Profile = Document<typeof userAttributes>;

/** The values without those that are null. */
function withoutNulls<T extends object>(values: T): Partial<T> {
  const given: Partial<T> = { ...values };
  for (const name in given) if (given[name] === null) delete given[name];
  return given;
}

/** The values without the choices of messages. */
function withoutMessageChoices<T extends object>(values: T): Omit<T, MessageChoice> {
  const others: Partial<T> = { ...values };
  for (const name in others) if (Object.hasOwn(choiceAttributes, name)) delete others[name];
  return others as Omit<T, MessageChoice>;
}

/** Each choice of messages as it is for a new profile. */
const DEFAULT_MESSAGES = Object.fromEntries(
  Object.entries(choiceAttributes).map(([name, attribute]) => [name, attribute.default]),
);

/** The values with the phone number normalised. Throws Failure document_invalid_structure, phone_number_invalid. */
function withNormalPhone<T extends { phone?: number | null | undefined }>(values: T): T {
  if (typeof values.phone !== 'number') return values;
  if (!hasPhoneForm(values.phone))
    throw invalidStructure('Attribute "phone" has invalid format. Value must be a phone number');
  const phone = profilePhone(values.phone);
  if (phone === undefined) throw new Failure('phone_number_invalid');
  return { ...values, phone };
}

/**
 * The role after a change of `role` or `isAdmin`. Setting only `isAdmin` to true makes the person an owner.
 * @throws Failure document_invalid_structure if the two contradict each other
 */
function wantedRole({ data }: Profile, change: Partial<Profile['data']>): Role | null {
  const { role = data.role, isAdmin = data.isAdmin } = change;
  if (isAdmin === data.isAdmin) return role;
  if (role === data.role) return isAdmin ? 'owner' : null;
  if (isAdmin !== isAdminRole(role)) throw invalidStructure('Attribute "isAdmin" does not fit the "role"');
  return role;
}

/** Only the person writes what they do not tolerate, and only with their consent (ALLERGY-1). */
function writtenAllergies({ actor }: Work, before: Profile, change: Partial<Profile['data']>) {
  const { allergies, allergiesConsent } = change;
  if (allergies === undefined) return {};
  if (actorId(actor) !== before.id) return { allergies: before.data.allergies };
  const words = keptAllergies({ allergies, allergiesConsent: allergiesConsent ?? false });
  return { allergies: words, allergiesNotice: words && NOTICE_VERSION };
}

/** The user of a profile, in the form for access rules. */
export function personOf({ id, data }: Profile): User {
  const { email, name, role, isAdmin, emailVerification } = data;
  return { id, email: email ?? '', name: name ?? '', role, isAdmin, emailVerified: emailVerification };
}

/**
 * The profiles of people. Creating an account creates its profile (server/accounts/new-accounts.ts). A client's create
 * request with its own id completes the existing profile.
 */
export const users = defineCollection('users', userAttributes, (users) => ({
  belongsTo: {
    owner: users.fields.id,
    few: 'A person has one profile.',
    onAccountClosed: {
      overwrite: {
        ...NO_ADDRESS,
        name: null,
        email: null,
        phone: null,
        provenPhone: null,
        houseLimit: null,
        kitchenNote: null,
        allergies: null,
        allergiesNotice: null,
        role: null,
        isAdmin: false,
        emailVerification: false,
        accessedAt: null,
        passwordUpdate: null,
      },
      because: 'Its orders and reviews name the account.',
    },
    onChangeOfOwner: {
      overwrite: {
        ...NO_ADDRESS,
        ...DEFAULT_MESSAGES,
        name: null,
        phone: null,
        provenPhone: null,
        houseLimit: null,
        kitchenNote: null,
        allergies: null,
        allergiesNotice: null,
      },
      because: 'The profile is the account’s, and the kitchen’s decisions about it stay.',
    },
    dataExport: { as: 'profile', single: true },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: adminOrOwner(users.fields.id),
    create: ownerOnly(users.fields.id),
    update: adminOrOwner(users.fields.id),
  },
  audit: {
    label: ({ data }) => data.name || data.email || '',
    own: ({ id }, userId) => id === userId,
  },
  hooks: {
    async beforeCreate(work, { id, values }) {
      if (work.actor.kind === 'system')
        return { insert: { ...values, isAdmin: isAdminRole(values.role), userId: id, createdAt: work.now } };
      const profile = await find(work.sql, users, id, true);
      if (!profile) throw new Failure('user_unauthorized');
      // In a request that completes a profile, booleans and English are defaults and not the caller's choice.
      const { userId, createdAt, role, isAdmin, isSuperAdmin, phoneOnly, emailVerification, ...others } =
        values;
      const { ordersBlocked, houseLimit, houseRhythm, kitchenNote, language, ...rest } =
        withoutMessageChoices(others);
      const { allergies, allergiesConsent, allergiesNotice, ...theirs } = rest;
      const chosen = language === 'en' ? {} : { language };
      return { merge: profile, values: withNormalPhone(withoutNulls({ ...theirs, ...chosen })) };
    },
    async beforeUpdate(work, before, change) {
      const role = wantedRole(before, change);
      if (role !== before.data.role) {
        await lockRoles(work);
        await checkOwnerMayLeave(work, before);
      }
      if (change.houseLimit !== undefined && change.houseLimit !== before.data.houseLimit)
        checkNotOwnMoney(work, before.id);
      // Nobody chooses a language for somebody else.
      const language = actorId(work.actor) === before.id ? change.language : before.data.language;
      const changed = withNormalPhone({
        ...change,
        ...(language && { language }),
        ...writtenAllergies(work, before, change),
        role,
        isAdmin: isAdminRole(role),
      });
      await checkPhoneCustomer(work, before, changed);
      return { change: changed };
    },
    beforeDelete: checkOwnerMayLeave,
    async beforeAccountClosed(work, { id }) {
      const profile = await find(work.sql, users, id, true);
      if (profile) await checkOwnerMayLeave(work, profile);
    },
  },
}));
