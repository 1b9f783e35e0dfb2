import type { InLanguages } from '#domain/languages/in-languages.ts';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail, defineTextMessage } from '#server/mail/email.ts';

// The messages about a change of how an account is opened, to the addresses that it had before (SAFE-81). They repeat
// nothing that anybody typed.

type Words = {
  /** A whole sentence, without its full stop: the subject, the heading and the text message. */
  changed: string;
  detail: string;
};

const SHARED = {
  en: {
    byYou: 'If it was you, you need not do anything.',
    notYou: (email: string) =>
      `If it was not you, choose a new password at once: that ends all other sessions. Then tell us at ${email}.`,
    button: 'Choose a new password',
    sms: (changed: string, shop: string, url: string) =>
      `${shop}: ${changed}. Not you? Go to ${url}/forgot-password or call us.`,
  },
  hi: {
    byYou: 'अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं।',
    notYou: (email: string) =>
      `अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें: इससे बाकी सभी सेशन खत्म हो जाते हैं। फिर हमें ${email} पर बताएँ।`,
    button: 'नया पासवर्ड चुनें',
    sms: (changed: string, shop: string, url: string) =>
      `${shop}: ${changed}। आपने नहीं किया? ${url}/forgot-password पर जाएँ या हमें फ़ोन करें।`,
  },
} as const;

/** Defines the message about one kind of change, as a mail and as a text message. */
const messagesOf = <const Kind extends string>(kind: Kind, words: InLanguages<Words>) => ({
  email: defineEmail({
    kind,
    secret: null,
    about: null,
    texts: { en: { ...SHARED.en, ...words.en }, hi: { ...SHARED.hi, ...words.hi } },
    write: ({ kitchen }, texts) => ({
      subject: texts.changed,
      heading: texts.changed,
      blocks: [
        paragraph(texts.detail),
        paragraph(texts.byYou),
        note(texts.notYou(kitchen.email)),
        button(texts.button, `${kitchen.publicUrl}/forgot-password`),
      ],
    }),
  }),
  sms: defineTextMessage({
    kind: `phone-${kind}`,
    isNotice: true,
    secret: null,
    about: null,
    texts: { en: { ...SHARED.en, ...words.en }, hi: { ...SHARED.hi, ...words.hi } },
    write: ({ kitchen }, texts) => texts.sms(texts.changed, kitchen.name, kitchen.publicUrl),
  }),
});

/** The messages by what has changed. */
export const accountChanges = {
  password: messagesOf('password-changed', {
    en: {
      changed: 'The password of your account was changed',
      detail: 'Namaste! Your account has got a new password. Nobody can sign in with an earlier one.',
    },
    hi: {
      changed: 'आपके अकाउंट का पासवर्ड बदला गया',
      detail: 'नमस्ते! आपके अकाउंट का नया पासवर्ड है। पहले वाले से कोई साइन इन नहीं कर सकता।',
    },
  }),
  email: messagesOf('email-changed', {
    en: {
      changed: 'The email address of your account was changed',
      detail: 'Namaste! Your account has got another email address. Our mails now go there.',
    },
    hi: {
      changed: 'आपके अकाउंट का ईमेल पता बदला गया',
      detail: 'नमस्ते! आपके अकाउंट का ईमेल पता अब दूसरा है। हमारे मेल अब वहीं जाते हैं।',
    },
  }),
  phone: messagesOf('phone-changed', {
    en: {
      changed: 'The phone number of your account was changed',
      detail: 'Namaste! Your account has got another phone number to sign in with.',
    },
    hi: {
      changed: 'आपके अकाउंट का फ़ोन नंबर बदला गया',
      detail: 'नमस्ते! आपके अकाउंट में साइन इन का फ़ोन नंबर अब दूसरा है।',
    },
  }),
  identity: messagesOf('linked-login-changed', {
    en: {
      changed: 'The linked logins of your account were changed',
      detail:
        'Namaste! A login with another service, such as Google, was linked to your account or unlinked.',
    },
    hi: {
      changed: 'आपके अकाउंट से जुड़े साइन इन बदले गए',
      detail: 'नमस्ते! गूगल जैसी किसी और सेवा का साइन इन आपके अकाउंट से जोड़ा या हटाया गया।',
    },
  }),
  passkey: messagesOf('passkeys-changed', {
    en: {
      changed: 'The passkeys of your account were changed',
      detail: 'Namaste! A passkey was added to your account or removed.',
    },
    hi: {
      changed: 'आपके अकाउंट की पासकी बदली गईं',
      detail: 'नमस्ते! आपके अकाउंट में कोई पासकी जोड़ी या हटाई गई।',
    },
  }),
  secondFactor: messagesOf('two-step-login-changed', {
    en: {
      changed: 'The two-step login of your account was changed',
      detail: 'Namaste! Two-step login, its authenticator app or its recovery codes were changed.',
    },
    hi: {
      changed: 'आपके अकाउंट का दो कदम वाला साइन इन बदला गया',
      detail: 'नमस्ते! दो कदम वाला साइन इन, उसका ऐप या उसके रिकवरी कोड बदले गए।',
    },
  }),
} as const;

export type AccountChange = keyof typeof accountChanges;
