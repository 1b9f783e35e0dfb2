import { isEmail, normalEmail } from '#domain/email.ts';
import { CONTACT_SUBJECTS, type ContactSubject, messageAttributes } from './attributes.ts';
import { type ContactMessages, contactMessages } from './messages.ts';

/** The stored values of a contact form. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: ContactSubject;
  message: string;
}

/** A problem of one field, with a code of WIRE-14. */
export interface ContactProblem {
  field: keyof ContactMessage;
  code: 'REQUIRED_FIELD_MISSING' | 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL' | 'TYPE_TEXT';
  message: string;
}

/** The most links; a message with more counts as advertising. */
const MAX_LINKS = 5;
const LINK = /https?:\/\/|www\./gi;

const REQUIRED = ['name', 'email', 'message'] as const;

function problemOf(
  field: (typeof REQUIRED)[number],
  given: unknown,
  messages: ContactMessages,
): ContactProblem | undefined {
  const wrong = (code: ContactProblem['code'], message: string) => ({ field, code, message });
  if (given === undefined || given === null) return wrong('REQUIRED_FIELD_MISSING', messages.missing);
  if (typeof given !== 'string' || given.includes('\u0000')) return wrong('TYPE_TEXT', messages.notText);
  const text = given.trim();
  if (text === '') return wrong('REQUIRED_FIELD_EMPTY', messages.empty);
  const most = messageAttributes[field].size;
  if ([...text].length > most) return wrong('TYPE_TEXT', messages.tooLong(most));
  if (field === 'email' && !isEmail(normalEmail(text))) return wrong('TYPE_EMAIL', messages.invalidEmail);
  return undefined;
}

/** The chosen subject; 'Other' if none was chosen, undefined for an unknown one. */
function subjectOf(given: unknown): ContactSubject | undefined {
  if (given === undefined || given === null || given === '') return 'Other';
  return CONTACT_SUBJECTS.find((subject) => subject === given);
}

/**
 * Checks a contact form, on pages and on the server: returns the values to store, or all problems (SUPPORT-2: name, email
 * and message are required).
 */
export function readContact(
  form: Readonly<Record<string, unknown>>,
  messages: ContactMessages = contactMessages,
): { contact: ContactMessage } | { problems: ContactProblem[] } {
  const problems = REQUIRED.flatMap((field) => problemOf(field, form[field], messages) ?? []);
  const subject = subjectOf(form.subject);
  if (subject === undefined) {
    problems.push({ field: 'subject', code: 'TYPE_TEXT', message: messages.unknownSubject });
  }
  if (problems.length > 0 || subject === undefined) return { problems };
  const text = (field: (typeof REQUIRED)[number]) => String(form[field]).trim();
  return {
    contact: { name: text('name'), email: normalEmail(text('email')), subject, message: text('message') },
  };
}

/** Whether a message counts as advertising. */
export function looksLikeAdvertising(contact: ContactMessage): boolean {
  return (contact.message.match(LINK)?.length ?? 0) > MAX_LINKS;
}
