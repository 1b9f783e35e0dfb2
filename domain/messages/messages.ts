import type { Translated } from '#domain/languages/translations.ts';
import type { ContactSubject } from './attributes.ts';

/** Messages about the contact form, for server and pages. */
export const contactMessages = {
  sent: 'Thank you! Your message has reached our kitchen.',
  sendFailed: 'Your message could not be sent. Please try again.',
  missing: 'This field is required',
  empty: 'Please fill in this field',
  invalidEmail: 'Please enter a valid email address',
  notText: 'Please enter text',
  tooLong: (most: number) => `Please use at most ${most} characters`,
  unknownSubject: 'Please choose one of the subjects',
  /** The subjects, as people choose and read them. */
  subjects: {
    'Order Issue': 'Order Issue',
    'Delivery Problem': 'Delivery Problem',
    'Food Quality': 'Food Quality',
    'Technical Issue': 'Technical Issue',
    Feedback: 'Feedback',
    Other: 'Other',
  } satisfies Record<ContactSubject, string>,
  nothing: 'Please fill in the form',
  blocked: 'This message looks like advertising. Please write it with fewer links.',
  noFiles: 'Files cannot be sent with this form',
  tooMany: 'Too many messages at once. Please try again later or call us.',
} as const;

/** The same catalogue in any language. */
export type ContactMessages = Translated<typeof contactMessages>;

/** Messages about the owner's words for texts. */
export const messageTextMessages = {
  noSuchText: 'There is no such text',
  unknown: 'Only the values below can stand in braces. Please write them as they are there',
  brace: 'Please use braces only around a value',
  needed: 'The code or the link is missing. Without it the text is of no use',
} as const;
