import { ADDRESS_FIELDS } from '#domain/addresses/address.ts';
import { isEmail, normalEmail } from '#domain/email.ts';
import { parsePhone } from '#domain/phone.ts';
import type { personTexts } from './texts.ts';
import { type AddressInfo, addressProblems } from './typed-address.ts';

/** The fields of the first step of signup. */
export interface PersonalInfo extends AddressInfo {
  name: string;
  phone: string;
  email: string;
}

type Problem = keyof typeof personTexts;

/** The problem of each field, as a key of its text; empty if there is none. */
export type PersonalProblems = Partial<Record<keyof PersonalInfo, Problem>>;

const missing = (typed: string): Problem | undefined => (typed.trim() === '' ? 'required' : undefined);

/** The problem of a typed e-mail address; undefined if it is valid. */
export function emailProblem(typed: string): Problem | undefined {
  return missing(typed) ?? (isEmail(normalEmail(typed)) ? undefined : 'invalidEmail');
}

/** The problem of a typed phone number; undefined if it is valid. */
export function phoneProblem(typed: string): Problem | undefined {
  return missing(typed) ?? (parsePhone(typed) === undefined ? 'invalidPhone' : undefined);
}

/** The problems of the name and phone number that checkout asks for; undefined is not asked for. */
export const contactProblems = (typed: { name: string | undefined; phone: string | undefined }) => ({
  name: typed.name === undefined ? undefined : missing(typed.name),
  phone: typed.phone === undefined ? undefined : phoneProblem(typed.phone),
});

function onlyProblems(problems: Readonly<Record<string, Problem | undefined>>): PersonalProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** All problems of step 1 of signup (SIGNUP-1). */
export function personalInfoProblems(info: PersonalInfo): PersonalProblems {
  return onlyProblems({
    name: missing(info.name),
    phone: phoneProblem(info.phone),
    email: emailProblem(info.email),
    ...addressProblems(info),
  });
}

/** The fields of the profile form, where the e-mail address cannot be changed. */
export type ProfileInfo = Omit<PersonalInfo, 'email'>;

export const PROFILE_FIELDS = [
  'name',
  'phone',
  ...ADDRESS_FIELDS,
] as const satisfies readonly (keyof ProfileInfo)[];

export const INFO_FIELDS = [...PROFILE_FIELDS, 'email'] as const satisfies readonly (keyof PersonalInfo)[];

/**
 * All problems of the profile form. A phone number and an address can be changed but not removed; a
 * person who has none may leave them empty.
 */
export function profileProblems(info: ProfileInfo, before: ProfileInfo): PersonalProblems {
  const mayLeaveOutPhone = info.phone.trim() === '' && !before.phone;
  const mayLeaveOutAddress = ADDRESS_FIELDS.every((field) => info[field].trim() === '' && !before[field]);
  return onlyProblems({
    name: missing(info.name),
    phone: mayLeaveOutPhone ? undefined : phoneProblem(info.phone),
    ...(mayLeaveOutAddress ? {} : addressProblems(info)),
  });
}
