import { inLanguage } from '#domain/languages/in-language.ts';
import { button, note, paragraph } from '#server/mail/blocks.ts';
import { defineEmail } from '#server/mail/email.ts';

/** The mail to people who wait for a dish that can be ordered again (STOCK-12). */
export const dishBack = defineEmail({
  kind: 'dish-back',
  secret: null,
  about: 'dishes',
  texts: {
    subject: (dish: string, shop: string) => `${dish} is back at ${shop}`,
    heading: (dish: string) => `${dish} is back`,
    text: 'You asked us to tell you. It can be ordered again now.',
    button: 'See the dish',
    once: 'We tell you once. You can turn these mails off in your profile.',
  },
  write({ kitchen, language, about }, texts) {
    const { name } = inLanguage(about, language);
    return {
      subject: texts.subject(name, kitchen.name),
      heading: texts.heading(name),
      blocks: [
        paragraph(texts.text),
        button(texts.button, `${kitchen.publicUrl}/menu?dish=${about.id}`),
        note(texts.once),
      ],
    };
  },
});
