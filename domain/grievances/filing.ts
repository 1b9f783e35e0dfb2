import { isEmail, normalEmail } from '#domain/email.ts';
import { GRIEVANCE_CATEGORIES, type GrievanceCategory, grievanceAttributes } from './attributes.ts';
import { grievanceMessages } from './messages.ts';

/** The fields of the form that files a complaint. */
export const GRIEVANCE_FIELDS = ['category', 'text', 'name', 'email', 'phone', 'orderNumber'] as const;
export type GrievanceField = (typeof GRIEVANCE_FIELDS)[number];

/** A complaint as it is stored. */
export interface FiledGrievance {
  category: GrievanceCategory;
  text: string;
  name: string;
  email: string;
  phone: string | null;
  orderNumber: number | null;
}

/** The same catalogue in any language. */
type Messages = {
  readonly [Key in keyof typeof grievanceMessages]: (typeof grievanceMessages)[Key] extends string
    ? string
    : (typeof grievanceMessages)[Key];
};
type GrievanceProblems = Partial<Record<GrievanceField, string>>;

const REQUIRED = ['text', 'name', 'email'] as const;
const ORDER_NUMBER = /^#?\d{1,9}$/;

/**
 * Checks a complaint, on pages and on the server: returns what is stored, or the problems of its fields. Every value is a
 * text without null characters.
 */
export function readGrievance(
  form: Readonly<Record<GrievanceField, string>>,
  messages: Messages = grievanceMessages,
): { filed: FiledGrievance } | { problems: GrievanceProblems } {
  const problems: GrievanceProblems = {};
  const category = GRIEVANCE_CATEGORIES.find((each) => each === form.category);
  if (!category) problems.category = messages.unknownCategory;
  for (const field of [...REQUIRED, 'phone'] as const) {
    const most = grievanceAttributes[field].size;
    if ([...form[field].trim()].length > most) problems[field] = messages.tooLong(most);
  }
  for (const field of REQUIRED) if (form[field].trim() === '') problems[field] = messages.empty;
  const email = normalEmail(form.email);
  if (!problems.email && !isEmail(email)) problems.email = messages.invalidEmail;
  const number = form.orderNumber.trim();
  const isNumber = ORDER_NUMBER.test(number) && Number(number.replace('#', '')) > 0;
  if (number !== '' && !isNumber) problems.orderNumber = messages.notANumber;
  if (!category || Object.keys(problems).length > 0) return { problems };
  return {
    filed: {
      category,
      text: form.text.trim(),
      name: form.name.trim(),
      email,
      phone: form.phone.trim() || null,
      orderNumber: number === '' ? null : Number(number.replace('#', '')),
    },
  };
}
