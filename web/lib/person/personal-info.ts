import { ADDRESS_FIELDS } from '#domain/addresses/address.ts';
import { isEmail } from '#domain/email.ts';
import { phoneNumber } from '#domain/phone.ts';
import { userMessages } from '#domain/users/messages.ts';
import { type AddressInfo, addressProblems } from './typed-address.ts';

/** The signup form's first step as typed. */
export interface PersonalInfo extends AddressInfo {
  name: string;
  phone: string;
  email: string;
}

/** What is wrong with each field, in words; empty when nothing is. */
export type PersonalProblems = Partial<Record<keyof PersonalInfo, string>>;

const required = (text: string) => (text.trim() === '' ? userMessages.fillRequired : undefined);

/** What is wrong with an address somebody typed, in words, or undefined. */
export function emailProblem(typed: string): string | undefined {
  return required(typed) ?? (isEmail(typed.trim()) ? undefined : userMessages.invalidEmail);
}

/** What is wrong with a phone number somebody typed, in words, or undefined. */
export function phoneProblem(typed: string): string | undefined {
  return required(typed) ?? (phoneNumber(typed) === undefined ? userMessages.invalidPhone : undefined);
}

function withoutGaps(problems: Readonly<Record<string, string | undefined>>): PersonalProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined));
}

/** Everything wrong with step 1 of signup (SIGNUP-1). */
export function personalInfoProblems(info: PersonalInfo): PersonalProblems {
  return withoutGaps({
    name: required(info.name),
    phone: phoneProblem(info.phone),
    email: emailProblem(info.email),
    ...addressProblems(info),
  });
}

/** What the profile's form asks for: an email is not changed there. */
export type ProfileInfo = Omit<PersonalInfo, 'email'>;

export const PROFILE_FIELDS = [
  'name',
  'phone',
  ...ADDRESS_FIELDS,
] as const satisfies readonly (keyof ProfileInfo)[];

export const INFO_FIELDS = [...PROFILE_FIELDS, 'email'] as const satisfies readonly (keyof PersonalInfo)[];

/**
 * Everything wrong with the profile's form. A phone number and an address that are there stay; somebody who never gave
 * one may leave it out.
 */
export function profileProblems(info: ProfileInfo, before: ProfileInfo): PersonalProblems {
  const mayLeaveOutPhone = info.phone.trim() === '' && !before.phone;
  const mayLeaveOutAddress = ADDRESS_FIELDS.every((field) => info[field].trim() === '' && !before[field]);
  return withoutGaps({
    name: required(info.name),
    phone: mayLeaveOutPhone ? undefined : phoneProblem(info.phone),
    ...(mayLeaveOutAddress ? {} : addressProblems(info)),
  });
}
