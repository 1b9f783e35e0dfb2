import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { SPECIFICATION } from '#domain/taxes/seller.ts';
import type { OutboxMail } from '#server/mail/email.ts';
import { emails, type MailKind } from '#server/mail/emails.ts';
import { html } from '#server/mail/html.ts';
import { render } from '#server/mail/render.ts';
import { abouts, compose, EVIL, KITCHEN } from '#tests/samples/sample-mails.ts';
import { NEWSLETTER, secretOf } from '#tests/samples/sample-secrets.ts';
import { orderAwaitsPayment } from './order-awaits-payment.ts';
import { orderConfirmation } from './order-confirmation.ts';

const FACTS = {
  kitchen: KITCHEN,
  language: 'en',
  secret: null,
  told: null,
  own: new Map(),
  waiting: [],
  money: settledOf([]),
  orderSecret: null,
} as const;
const HOW = { repeatsTyped: true, year: '2027', language: 'en' } as const;

const byMail = emails
  .filter(({ channel }) => channel === 'email')
  .map((email) => [email.kind, email] as const);

describe('the HTML of mails', () => {
  it('escapes values in text and attributes', () => {
    expect(html`<a title="${EVIL}">${EVIL}</a>`.markup).toBe(
      '<a title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co</a>',
    );
  });

  it('does not escape markup built with the same function', () => {
    const parts = ['a', '<b>'].map((text) => html`<i>${text}</i>`);
    expect(html`${1}${html`<b>${'&'}</b>`}${parts}`.markup).toBe('1<b>&amp;</b><i>a</i><i>&lt;b&gt;</i>');
  });
});

// MAIL-8
it('each message with a secret says whether it is a notice, and those that sign in are none', () => {
  const sealed: readonly OutboxMail[] = emails.filter(({ secret }) => secret !== null);
  expect(sealed.filter(({ isNotice }) => isNotice === undefined)).toEqual([]);
  expect(sealed.filter(({ isNotice }) => !isNotice).map(({ kind }) => kind)).toEqual([
    ...['email-verification', 'login-code', 'newsletter-confirmation', 'password-recovery'],
    ...['phone-login-code', 'phone-sign-in-code', 'phone-team-invitation', 'phone-proof'],
    'phone-statement-code',
    ...['phone-verification', 'sign-in-code', 'sign-in-link', 'team-invitation'],
  ]);
});

describe.each(byMail)('the %s mail', (_kind, email) => {
  const content = compose(email, true);

  it('has absolute links only, each of them also in the plain text', () => {
    const links = [...content.html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/rasoi\.example/);
      expect(content.text).toContain(link);
    }
  });

  // MAIL-4
  it('lets nobody insert markup or headers', () => {
    expect(content.html).not.toContain('<img src=x');
    expect(content.subject).not.toMatch(/[\r\n]/);
  });

  it('is styled by attributes only, so that every mail program can show it', () => {
    expect(content.html).not.toMatch(/<style|<link|<script| class=/);
  });

  it('contains its secret in HTML and plain text', () => {
    // What a message to a customer tells is no secret: its values are written out.
    const secret = email.tells ? {} : secretOf(email);
    for (const [name, part] of Object.entries(secret ?? {})) {
      // Days and amounts are written out.
      if (typeof part !== 'string' || name === 'date') continue;
      expect(content.text).toContain(part);
      expect(content.html.replaceAll('&amp;', '&')).toContain(part);
    }
  });
});

describe.each(emails.map((email) => [email.kind, email] as const))('the %s mail', (_kind, email) => {
  // MAIL-6
  it('repeats no typed text to an unverified address', () => {
    expect(JSON.stringify(compose(email, false))).not.toMatch(/buy.gold/i);
  });
});

describe('the texts of the mails', () => {
  // MAIL-5
  it('name an order’s amounts, its time in India and its destination', () => {
    const { text } = compose(orderConfirmation, true);
    for (const part of [
      'Ghar Ki Thali × 2: ₹498',
      'Delivery: Free',
      'Tax: ₹625',
      'Total: ₹13,123.50',
      'Order: #1042',
      'Placed on: 1 January 2027 at 1:45 am',
      'Payment: UPI',
      'Deliver to: 4, MG Road Buy gold',
      '© 2027 Rasoi',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('leave out only the delivery address when it may not be repeated', () => {
    const { text } = compose(orderConfirmation, false);
    expect(text).toContain('Deliver to: The address you gave with the order');
    expect(text).toContain('Total: ₹13,123.50');
  });

  it('name the delivery fee of an order that has one', () => {
    const about = { ...abouts.orders, deliveryFee: paise(4000) };
    const draft = orderConfirmation.write({ ...FACTS, about });
    expect(render(KITCHEN, draft, HOW).text).toContain('Delivery: ₹40');
  });

  // AREA-12
  it('say how far it is if the fee depends on the distance', () => {
    const about = { ...abouts.orders, deliveryFee: paise(4000), deliveryMetres: 4_210 };
    const draft = orderConfirmation.write({ ...FACTS, about });
    expect(render(KITCHEN, draft, HOW).text).toContain('Delivery, 4.2 km: ₹40');
  });

  // PAY-13
  it.each([
    ['nothing', [], 'Payment: UPI\n', '₹13,123.50'],
    [
      'a part',
      [
        ['paid', 300_000],
        ['due', 1_012_350],
      ],
      'Payment: Partly paid, ₹10,123.50 to pay',
      '₹10,123.50',
    ],
    [
      'all',
      [
        ['paid', 300_000],
        ['paid', 1_012_350],
      ],
      'Payment: UPI, paid',
      '₹13,123.50',
    ],
  ] as const)('say by its payments that %s of an order is paid', (_what, states, confirmed, asked) => {
    const payments = states.map(([state, amount]) => ({
      state,
      amount: paise(amount),
      method: 'upi' as const,
    }));
    const facts = { ...FACTS, about: abouts.orders, money: settledOf(payments) };
    expect(render(KITCHEN, orderConfirmation.write(facts), HOW).text).toContain(confirmed);
    expect(orderAwaitsPayment.write(facts).heading).toBe(`Please pay ${asked}`);
  });

  // GST-7
  it.each([
    [
      'regular',
      [{ taxed: 'dishes', percent: 5, hsnCode: '996331', taxable: 1_249_850, cgst: 31_246, sgst: 31_246 }],
      /CGST 2.5%: ₹312.46\nSGST 2.5%: ₹312.46\nRound off: −₹0.42\nTip: /,
    ],
    ['unregistered', [], /Delivery: Free\nTip: /],
  ] as const)('say of tax what a seller of the kind %s charges', (sellerKind, taxes, words) => {
    const about = {
      ...abouts.orders,
      taxes: taxes.map((part) => ({
        ...part,
        taxable: paise(part.taxable),
        cgst: paise(part.cgst),
        sgst: paise(part.sgst),
      })),
      roundOff: taxes.length > 0 ? paise(-42) : null,
      termsTax: [{ ...SPECIFICATION, sellerKind }],
    };
    const draft = orderConfirmation.write({ ...FACTS, about });
    expect(render(KITCHEN, draft, HOW).text).toMatch(words);
  });

  it('give a newsletter its unsubscribe link, and a message its writer’s address to reply to', () => {
    const by = (kind: MailKind) => emails.find((email) => email.kind === kind) as OutboxMail;
    expect(compose(by('newsletter-welcome'), true).unsubscribeUrl).toBe(`${KITCHEN.publicUrl}${NEWSLETTER}`);
    const message = compose(by('contact-message'), true);
    expect(message.replyTo).toBe('buy-gold@example.in');
    expect(message.text).toContain('> First line\n> Buy gold');
  });
});
