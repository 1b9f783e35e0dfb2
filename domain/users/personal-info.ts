import { isPincode, pincodeMessages } from '#domain/pincodes/answer.ts';
import { userMessages } from './messages.ts';

/** Digits a phone number has at least (spec section 9). */
const MIN_PHONE = 10;

/** The signup form's first step as typed. */
export interface PersonalInfo {
  name: string;
  phone: string;
  email: string;
  houseNo: string;
  street: string;
  landmark: string;
  pincode: string;
  city: string;
  state: string;
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

/** The first thing wrong with step 1, in the spec's words, or undefined (spec section 5, 'Signup step 1'). */
export function personalInfoProblem(info: PersonalInfo): Problem | undefined {
  const missing = REQUIRED.find((field) => info[field].trim() === '');
  if (missing) return { field: missing, message: userMessages.fillRequired };
  if (!/^[^\s@]+@[^\s@]+$/.test(info.email.trim()))
    return { field: 'email', message: userMessages.invalidEmail };
  if (phoneNumber(info.phone) === undefined) return { field: 'phone', message: userMessages.invalidPhone };
  if (!isPincode(info.pincode)) return { field: 'pincode', message: pincodeMessages.notFound };
  return undefined;
}
