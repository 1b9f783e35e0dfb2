import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** Tells the owner of an address that what was set up before they proved it has ended (SAFE-84). */
export const loginsEnded = defineEmail({
  kind: 'logins-ended',
  secret: null,
  about: null,
  texts: {
    en: {
      subject: 'Your earlier password no longer works',
      heading: 'Your account is yours alone now',
      why: 'Namaste! You have just shown that this address is yours. Nobody had shown that before, so the earlier password has ended, and so has every other session, in case somebody else had set them up.',
      button: 'Choose a password',
      note: 'If you had set them up yourself: choose a password, and sign in again on your other devices. You can also go on signing in by mail.',
    },
    hi: {
      subject: 'आपका पहले वाला पासवर्ड अब काम नहीं करता',
      heading: 'अब यह अकाउंट सिर्फ़ आपका है',
      why: 'नमस्ते! आपने अभी दिखाया कि यह पता आपका है। यह पहले किसी ने नहीं दिखाया था। इसलिए पहले वाला पासवर्ड और बाकी सभी सेशन खत्म कर दिए गए हैं, ताकि किसी और के बनाए हुए न रह जाएँ।',
      button: 'पासवर्ड चुनें',
      note: 'अगर वे आपके ही थे: नया पासवर्ड चुनें, और अपने बाकी फ़ोन व कंप्यूटर पर फिर साइन इन करें। आप ईमेल से साइन इन करते भी रह सकते हैं।',
    },
  },
  write: ({ kitchen }, texts) => ({
    subject: texts.subject,
    heading: texts.heading,
    blocks: [
      paragraph(texts.why),
      button(texts.button, `${kitchen.publicUrl}/profile?tab=security`),
      note(texts.note),
    ],
  }),
});
