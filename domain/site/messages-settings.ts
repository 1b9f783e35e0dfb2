import { email } from './rules/texts.ts';
import { field, type Section } from './setting-rows.ts';

/** Where messages to the kitchen go. */
export const messages = {
  isPublic: false,
  title: { en: 'Messages to the kitchen', hi: 'रसोई को संदेश' },
  settings: {
    /** Receives the messages of the contact form, and alerts. The environment of the first start says it. */
    kitchenEmail: field('email', email, undefined, {
      en: ['E-mail address of the kitchen', 'Messages of the contact form go there.'],
      hi: ['रसोई का ईमेल पता', 'संपर्क फ़ॉर्म के संदेश वहाँ जाते हैं।'],
    }),
  },
} as const satisfies Section;
