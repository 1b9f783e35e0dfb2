import * as v from 'valibot';
import { note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** The code for the second step of a login. */
export const loginCode = defineEmail({
  kind: 'login-code',
  secret: v.object({ code: v.string() }),
  about: null,
  texts: {
    en: {
      subject: 'Your login code',
      heading: (code: string) => `Your code: ${code}`,
      use: 'Type this code where you are logging in. It works once, within an hour.',
      note: 'If it was not you, somebody knows your password: choose a new one. Nobody from the kitchen ever asks for this code.',
    },
    hi: {
      subject: 'आपका साइन इन कोड',
      heading: (code) => `आपका कोड: ${code}`,
      use: 'जहाँ आप साइन इन कर रहे हैं, वहाँ यह कोड लिखें। यह एक घंटे के अंदर एक बार काम करता है।',
      note: 'अगर यह आप नहीं थे, तो किसी को आपका पासवर्ड पता है: नया पासवर्ड चुनें। रसोई से कोई भी यह कोड कभी नहीं माँगता।',
    },
  },
  write: ({ secret: { code } }, texts) => ({
    subject: texts.subject,
    heading: texts.heading(code),
    blocks: [paragraph(texts.use), note(texts.note)],
  }),
});
