import * as v from 'valibot';
import { note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Tells a person of a breach of their data, in the owner's words (Digital Personal Data Protection Rules 2025, rule 7). */
export const breachNotice = defineEmail({
  kind: 'breach-notice',
  secret: v.object({ text: v.string() }),
  isNotice: true,
  about: null,
  texts: {
    subject: (shop: string) => `Important: your personal data at ${shop}`,
    heading: 'About your personal data',
    questions: (address: string) =>
      `Questions? Write to ${address}. The Data Protection Board of India hears complaints.`,
  },
  write: ({ kitchen, secret: { text } }, texts) => ({
    subject: texts.subject(kitchen.name),
    heading: texts.heading,
    blocks: [
      ...text
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => paragraph(part.trim())),
      note(texts.questions(kitchen.email)),
    ],
  }),
});
