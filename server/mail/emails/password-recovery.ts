import * as v from 'valibot';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Lets a person choose a new password. */
export const passwordRecovery = defineEmail({
  kind: 'password-recovery',
  secret: v.object({ url: v.string() }),
  about: null,
  texts: {
    en: {
      subject: 'Reset your password',
      heading: 'Choose a new password',
      request: 'Namaste! Somebody, we hope you, asked for a new password for your account.',
      button: 'Choose a new password',
      note: 'The link works once, within an hour. If it was not you, you need not do anything: your password stays as it is.',
    },
    hi: {
      subject: 'अपना पासवर्ड बदलें',
      heading: 'नया पासवर्ड चुनें',
      request: 'नमस्ते! किसी ने, हमें उम्मीद है आपने, आपके अकाउंट के लिए नया पासवर्ड माँगा है।',
      button: 'नया पासवर्ड चुनें',
      note: 'यह लिंक एक घंटे के अंदर एक बार काम करता है। अगर यह आप नहीं थे, तो कुछ न करें: आपका पासवर्ड वही रहेगा।',
    },
  },
  write: ({ secret: { url } }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [paragraph(texts.request), button(texts.button, url), note(texts.note)],
  }),
});
