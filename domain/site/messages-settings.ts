import { email } from './rules/texts.ts';
import { field, type Section } from './setting-rows.ts';

/** Where messages to the kitchen go. */
export const messages = {
  isPublic: false,
  title: 'Messages to the kitchen',
  settings: {
    /** Receives the messages of the contact form, and alerts. The environment of the first start says it. */
    kitchenEmail: field('email', email, undefined, [
      'E-mail address of the kitchen',
      'Messages of the contact form go there.',
    ]),
  },
} as const satisfies Section;
