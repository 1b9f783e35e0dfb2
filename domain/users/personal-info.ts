import { ADDRESS_FIELDS } from '#domain/addresses/complete.ts';
import { type AddressInfo, addressProblem } from '#domain/addresses/form.ts';
import { userMessages } from './messages.ts';

/** Digits a phone number has at least (SIGNUP-2). */
const MIN_PHONE = 10;

/** The signup form's first step as typed. */
export interface PersonalInfo extends AddressInfo {
  name: string;
  phone: string;
  email: string;
}

const REQUIRED = ['name', 'phone', 'email', 'houseNo', 'street', 'pincode', 'city', 'state'] as const;

/** A typed phone number as the integer that is stored: its digits without separators, or undefined when too short. */
export function phoneNumber(typed: string): number | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= MIN_PHONE && digits.length <= 15 ? Number(digits) : undefined;
}

export interface Problem {
  field: keyof PersonalInfo;
  message: string;
}

/** The first thing wrong with step 1, in words, or undefined (SIGNUP-1). */
export function personalInfoProblem(info: PersonalInfo): Problem | undefined {
  const missing = REQUIRED.find((field) => info[field].trim() === '');
  if (missing) return { field: missing, message: userMessages.fillRequired };
  if (!/^[^\s@]+@[^\s@]+$/.test(info.email.trim()))
    return { field: 'email', message: userMessages.invalidEmail };
  if (phoneNumber(info.phone) === undefined) return { field: 'phone', message: userMessages.invalidPhone };
  return addressProblem(info);
}

/** What the profile's form asks for: an email is not changed there (PROFILE-3). */
export type ProfileInfo = Omit<PersonalInfo, 'email'>;

/**
 * The first thing wrong with the profile's form, in words, or undefined. A phone number and an address that are there
 * stay; somebody who never gave one may leave it out.
 */
export function profileProblem(info: ProfileInfo, before: ProfileInfo): Problem | undefined {
  if (info.name.trim() === '') return { field: 'name', message: userMessages.fillRequired };
  const phoneless = info.phone.trim() === '';
  if (phoneless && before.phone) return { field: 'phone', message: userMessages.fillRequired };
  if (!phoneless && phoneNumber(info.phone) === undefined)
    return { field: 'phone', message: userMessages.invalidPhone };
  const homeless = ADDRESS_FIELDS.every((field) => info[field].trim() === '' && !before[field]);
  return homeless ? undefined : addressProblem(info);
}
