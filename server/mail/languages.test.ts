import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_KINDS } from '#domain/mails/kind-words.ts';
import { sql } from '#server/db/sql-template.ts';
import { VISITOR } from '#tests/kitchen.ts';
import { type OrderKitchen, openOrderKitchen } from '#tests/order-kitchen.ts';
import { compose, KITCHEN } from '#tests/samples/sample-mails.ts';
import { emails } from './emails.ts';

/** Words that stay in Latin letters in Hindi: addresses, names, and what is written so on Indian bills and phones. */
const LATIN = new Set(['Rasoi', 'UPI', 'UTR', 'CGST', 'SGST', 'Data', 'Protection', 'Board', 'of', 'India']);

// LANG-60
it('every kind has a name for the list of mails', () => {
  expect(emails.map(({ kind }) => kind).sort()).toEqual([...MAIL_KINDS].sort());
});

describe.each(emails.map((email) => [email.kind, email] as const))(
  'the %s message in Hindi',
  (_kind, email) => {
    const content = compose(email, false, 'hi');

    it('has Hindi words only, besides names and addresses', () => {
      /** The Latin words of a text that are neither typed by a person nor part of an address. */
      function englishWords(text: string): string[] {
        const own = text
          .replace(/https?:\/\/\S+|\S*@\S+/g, '')
          .replace(/golden ladle|buy-gold|Ghar Ki Thali|Buy gold.*$|Bcc: .*$|<img.*? Co/gim, '')
          .replace(/\b[ap]m\b|4, MG Road|First line|books\.example/g, '');
        return (own.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !LATIN.has(word));
      }
      expect(content.text).toMatch(/[\u0900-\u097F]/);
      expect(englishWords(`${content.subject}\n${content.text}`)).toEqual([]);
    });

    it('says its language to mail programs, and has the links and secrets of the English one', () => {
      const links = (text: string) => text.match(/https:\/\/\S+/g) ?? [];
      const page = (link: string) => link.replace('https://rasoi.example/hi/', 'https://rasoi.example/');
      expect(links(content.text).map(page)).toEqual(links(compose(email, false, 'en').text));
      if (email.channel === 'email') expect(content.html).toContain('<html lang="hi-IN">');
    });

    it.each(['en', 'hi'] as const)('names the shop as its owner does, in %s', (language) => {
      const { subject, text } = compose(email, false, language, { ...KITCHEN, name: 'Swaad' });
      expect(`${subject} ${text}`.replace(/https?:\/\/\S+|\S*@\S+/g, '')).not.toMatch(/rasoi/i);
    });
  },
);

describe('the reader’s language', () => {
  let kitchen: OrderKitchen;
  beforeAll(async () => {
    kitchen = await openOrderKitchen();
  });
  afterAll(() => kitchen.close());

  /** The subject of the newest mail of a kind, as it is sent. */
  async function subjectOf(kind: string): Promise<string | undefined> {
    return (await kitchen.mails()).findLast((each) => each.kind === kind)?.subject;
  }

  // LANG-61
  it('is the one that a customer has chosen when the mail is sent', async () => {
    await kitchen.place(kitchen.asha);
    expect(await subjectOf('order-confirmation')).toMatch(/^Your Rasoi order #\d+$/);
    await kitchen.database.execute(sql`update users set language = 'hi' where id = 'asha'`);
    expect(await subjectOf('order-confirmation')).toMatch(/^आपका Rasoi ऑर्डर #\d+$/);
    await kitchen.place(kitchen.ravi);
    expect(await subjectOf('order-confirmation')).toMatch(/^Your Rasoi order #\d+$/);
  });

  // LANG-61
  it.each(['en', 'hi'] as const)(
    'is that of the page that asked for the newsletter, in %s',
    async (language) => {
      const newsletterTexts = {
        en: { asked: 'Please confirm your subscription', welcome: 'Welcome to the Rasoi newsletter' },
        hi: { asked: 'कृपया अपनी सदस्यता पक्की करें', welcome: 'Rasoi के न्यूज़लेटर में आपका स्वागत है' },
      };
      const email = `${language}@example.in`;
      const ask = (params: object) =>
        kitchen.app.server.inject({
          method: 'POST',
          url: '/api/v1.0/email/send',
          payload: {
            user_id: 'rasoi-public',
            service_id: 'rasoi',
            template_id: 'newsletter',
            template_params: { email, ...params },
          },
        });
      const texts = newsletterTexts[language];
      expect((await ask({ language })).statusCode).toBe(200);
      expect(await subjectOf('newsletter-confirmation')).toBe(texts.asked);
      const asked = (await kitchen.mails()).findLast(({ to }) => to === email);
      const [confirm] = /\/newsletter\/confirm\?token=[\w-]+/.exec(asked?.text ?? '') ?? [];
      await kitchen.app.server.inject({ method: 'POST', url: confirm ?? '' });
      expect(await subjectOf('newsletter-welcome')).toBe(texts.welcome);
      expect((await ask({ email: `other-${email}`, language: 'xx' })).statusCode).toBe(200);
      expect(await subjectOf('newsletter-confirmation')).toBe(newsletterTexts.en.asked);
    },
  );

  // LANG-61
  it('is that of the page on which a visitor complained, also for the answer', async () => {
    const complain = (more: object) =>
      kitchen.send(VISITOR, 'POST', '/grievances', {
        category: 'food',
        text: 'The dal was cold',
        name: 'Meera',
        email: 'meera@example.in',
        ...more,
      });
    const refused = await complain({ language: 'xx' });
    expect([refused.statusCode, refused.json().type]).toEqual([400, 'general_argument_invalid']);
    const { ticket } = (await complain({ language: 'hi' })).json();
    expect(await subjectOf('grievance-received')).toBe(`Rasoi को आपकी शिकायत ${ticket}`);
    const [row] = await kitchen.database.query<{ id: string }>(
      sql`select id from grievances where ticket = ${ticket}`,
    );
    await kitchen.change(kitchen.owner, 'grievances', row?.id ?? '', {
      state: 'answered',
      answer: 'We look into it.',
    });
    expect(await subjectOf('grievance-answered')).toBe(`Rasoi को आपकी शिकायत ${ticket} का जवाब`);
    await complain({ text: 'And the rice' });
    expect(await subjectOf('grievance-received')).toMatch(/^Your complaint/);
  });

  // LANG-62
  it('is the kitchen’s for mails to the kitchen', async () => {
    const data = { name: 'Meera', email: 'meera@example.in', subject: 'Feedback', message: 'Very good.' };
    await kitchen.app.server.inject({ method: 'POST', url: '/f/contact', payload: data });
    expect(await subjectOf('contact-message')).toBe('Feedback: a message from Meera');
    await kitchen.setKitchen({ language: 'hi' });
    expect(await subjectOf('contact-message')).toBe('सुझाव: Meera का संदेश');
  });
});
