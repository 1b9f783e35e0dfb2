import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import { html } from '#server/mail/html.ts';
import { contactNotificationMail } from './contact-notification.ts';
import { newsletterConfirmMail, newsletterWelcomeMail } from './newsletter.ts';
import { orderConfirmationMail } from './order-confirmation.ts';
import { recoveryMail } from './recovery.ts';
import { verificationMail } from './verification.ts';

const SITE = 'https://rasoi.example';
const KITCHEN = { publicUrl: SITE, timeZone: 'Asia/Kolkata' };
const now = new Date('2026-03-05T15:00:00Z');
const EVIL = `<img src=x onerror="alert('1')"> & Co`;

const order = {
  id: 'order1',
  number: 1042,
  orderedOn: new Date('2026-12-31T20:15:00Z'),
  paymentMethod: 'upi' as const,
  address: `4, MG Road\n${EVIL}`,
  items: [
    { name: 'Ghar Ki Thali', quantity: 2, price: paise(24_900) },
    { name: EVIL, quantity: 1, price: paise(1_200_050) },
  ],
  subtotal: paise(1_249_850),
  deliveryFee: paise(0),
  tax: paise(62_500),
  totalAmount: paise(1_312_350),
};

const letters = {
  verification: verificationMail(SITE, { url: `${SITE}/verify-email?userId=a&secret=b`, now }),
  recovery: recoveryMail(SITE, { url: `${SITE}/reset-password?userId=a&secret=b`, now }),
  order: orderConfirmationMail(KITCHEN, order),
  confirm: newsletterConfirmMail(SITE, { confirmUrl: `${SITE}/newsletter/confirm?x=1&y=2`, now }),
  welcome: newsletterWelcomeMail(SITE, { unsubscribeUrl: `${SITE}/newsletter/leave?x=1`, now }),
  contact: contactNotificationMail(SITE, {
    name: EVIL,
    email: 'guest@example.in',
    subject: 'Food Quality\r\nBcc: everybody@example.in',
    message: `First line\n${EVIL}`,
    now,
  }),
};

describe('html', () => {
  it('escapes what is put in, in text and in attributes', () => {
    expect(html`<a title="${EVIL}">${EVIL}</a>`.markup).toBe(
      '<a title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co</a>',
    );
  });

  it('leaves markup made the same way alone, one piece or several', () => {
    const parts = ['a', '<b>'].map((text) => html`<i>${text}</i>`);
    expect(html`${1}${html`<b>${'&'}</b>`}${parts}`.markup).toBe('1<b>&amp;</b><i>a</i><i>&lt;b&gt;</i>');
  });
});

describe.each(Object.entries(letters))('the %s mail', (_kind, letter) => {
  it('has absolute links only, each of them in the text too', () => {
    const links = [...letter.html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/rasoi\.example/);
      expect(letter.text).toContain(link);
    }
  });

  // MAIL-4
  it('lets nobody write markup or headers into it', () => {
    expect(letter.html).not.toContain('<img src=x');
    expect(letter.subject).not.toMatch(/[\r\n]/);
  });

  it('is styled by attributes alone, so that any program and our own pages can show it', () => {
    expect(letter.html).not.toMatch(/<style|<link|<script| class=/);
  });
});

describe('what the mails say', () => {
  // MAIL-5
  it('tells an order with its amounts, its moment in India and where it goes', () => {
    for (const part of [
      'Ghar Ki Thali × 2: ₹498',
      'Delivery: Free',
      'Tax: ₹625',
      'Total: ₹13,123.50',
      'Order: #1042',
      'Placed on: 1 January 2027 at 1:45 am',
      'Payment: UPI',
      'Deliver to: 4, MG Road <img',
      '© 2027 Rasoi',
    ]) {
      expect(letters.order.text).toContain(part);
    }
  });

  it('names the fee of an order that pays one', () => {
    expect(orderConfirmationMail(KITCHEN, { ...order, deliveryFee: paise(4000) }).text).toContain(
      'Delivery: ₹40',
    );
  });

  it('gives a newsletter the way out of it, and a message the way back to its writer', () => {
    expect(letters.welcome.unsubscribeUrl).toBe(`${SITE}/newsletter/leave?x=1`);
    expect(letters.contact.replyTo).toBe('guest@example.in');
    expect(letters.contact.text).toContain('> First line\n> <img');
  });
});
