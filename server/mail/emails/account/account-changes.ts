import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail, defineTextMessage } from '#server/mail/email.ts';

// The messages about a change of how an account is opened or where its balance goes, to the addresses that it had before (SAFE-81). They repeat
// nothing that anybody typed.

type Words = {
  /** A whole sentence, without its full stop: the subject, the heading and the text message. */
  changed: string;
  detail: string;
};

/** Texts of each of these messages. @public */
export const accountChangeTexts = {
  byYou: 'If it was you, you need not do anything.',
  notYou: (email: string) =>
    `If it was not you, choose a new password at once: that ends all other sessions. Then tell us at ${email}.`,
  button: 'Choose a new password',
  sms: (changed: string, shop: string, url: string) =>
    `${shop}: ${changed}. Not you? Go to ${url}/forgot-password or call us.`,
} as const;

/** Defines the message about one kind of change, as a mail and as a text message. */
const messagesOf = <const Kind extends string>(kind: Kind, words: Words) => ({
  email: defineEmail({
    kind,
    secret: null,
    about: null,
    texts: { ...accountChangeTexts, ...words },
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
    texts: { ...accountChangeTexts, ...words },
    write: ({ kitchen }, texts) => texts.sms(texts.changed, kitchen.name, kitchen.publicUrl),
  }),
});

/** The messages by what has changed. */
export const accountChanges = {
  password: messagesOf('password-changed', {
    changed: 'The password of your account was changed',
    detail: 'Namaste! Your account has got a new password. Nobody can sign in with an earlier one.',
  }),
  email: messagesOf('email-changed', {
    changed: 'The email address of your account was changed',
    detail: 'Namaste! Your account has got another email address. Our mails now go there.',
  }),
  phone: messagesOf('phone-changed', {
    changed: 'The phone number of your account was changed',
    detail: 'Namaste! Your account has got another phone number to sign in with.',
  }),
  identity: messagesOf('linked-login-changed', {
    changed: 'The linked logins of your account were changed',
    detail: 'Namaste! A login with another service, such as Google, was linked to your account or unlinked.',
  }),
  passkey: messagesOf('passkeys-changed', {
    changed: 'The passkeys of your account were changed',
    detail: 'Namaste! A passkey was added to your account or removed.',
  }),
  secondFactor: messagesOf('two-step-login-changed', {
    changed: 'The two-step login of your account was changed',
    detail: 'Namaste! Two-step login, its authenticator app or its recovery codes were changed.',
  }),
  balanceAsked: messagesOf('balance-asked-back', {
    changed: 'Your balance was asked for',
    detail: 'Namaste! Somebody signed in to your account has asked us to pay your balance out.',
  }),
  payTo: messagesOf('balance-goes-elsewhere', {
    changed: 'Where your balance goes was changed',
    detail: 'Namaste! Somebody signed in to your account has named another place to pay your balance to.',
  }),
  balancePaid: messagesOf('balance-paid-out', {
    changed: 'Your balance was paid out',
    detail: 'Namaste! We have paid out the balance that was asked for from your account.',
  }),
} as const;

export type AccountChange = keyof typeof accountChanges;
