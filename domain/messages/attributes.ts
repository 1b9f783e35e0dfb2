import { SEARCH_TEXT } from '#domain/rows/row.ts';

/** The subjects of the contact form (SUPPORT-2). */
export const CONTACT_SUBJECTS = [
  'Order Issue',
  'Delivery Problem',
  'Food Quality',
  'Technical Issue',
  'Feedback',
  'Other',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** A message from the contact form. Admins read it, only the server writes it. */
export const messageAttributes = {
  name: { type: 'string', size: 128, min: 1, trim: true, required: true },
  email: { type: 'string', size: 320, contact: true, min: 3, trim: true, required: true },
  subject: {
    type: 'string',
    size: 32,
    oneOf: CONTACT_SUBJECTS,
    default: 'Other',
    required: true,
  },
  message: { type: 'string', size: 5000, min: 1, trim: true, required: true },
  createdAt: { type: 'datetime', assigned: true },
  searchText: SEARCH_TEXT,
} as const;
