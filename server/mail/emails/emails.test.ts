import { describe, expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { About, AboutName, OutboxMail } from '#server/mail/email.ts';
import { emails, type MailKind } from '#server/mail/emails.ts';
import { html } from '#server/mail/html.ts';
import { render } from '#server/mail/render.ts';
import { orderConfirmation } from './order-confirmation.ts';

const KITCHEN = {
  publicUrl: 'https://rasoi.example',
  timeZone: 'Asia/Kolkata',
  email: 'kitchen@rasoi.example',
};
const EVIL = `<img src=x onerror="alert('1')"> & Co`;
/** A marker in every text that a person typed. */
const TYPED = `Buy gold\r\nBcc: everybody@example.in ${EVIL}`;

const abouts: { [N in AboutName]: About<N> } = {
  orders: {
    id: 'order1',
    number: 1042,
    userId: 'asha',
    channel: 'online',
    forUserId: null,
    takenBy: null,
    alreadyPaid: false,
    promisedInMinutes: null,
    orderedOn: new Date('2026-12-31T20:15:00Z'),
    paymentMethod: 'upi',
    address: `4, MG Road\n${TYPED}`,
    customerName: TYPED,
    customerEmail: TYPED,
    customerPhone: TYPED,
    imgUrl: null,
    note: TYPED,
    kind: 'delivery',
    status: 'placed',
    statusSince: new Date('2026-12-31T20:15:00Z'),
    statusReason: 'other',
    statusNote: TYPED,
    acceptBy: null,
    promisedAt: new Date('2026-12-31T20:45:00Z'),
    cancelAskedAt: null,
    doneLines: [],
    revision: 1,
    riderId: null,
    riderName: null,
    riderPhone: null,
    termsDeliveryFee: paise(4000),
    attemptedAt: null,
    attemptReason: null,
    termsFreeDeliveryAbove: null,
    termsTaxPercent: 5,
    items: [
      { dishId: 'a', name: 'Ghar Ki Thali', quantity: 2, price: paise(24_900), imgUrl: '' },
      { dishId: 'b', name: EVIL, quantity: 1, price: paise(1_200_050), imgUrl: '' },
    ],
    subtotal: paise(1_249_850),
    deliveryFee: paise(0),
    packing: paise(0),
    addressId: null,
    pincode: 411001,
    expectedTotal: null,
    tax: paise(62_500),
    totalAmount: paise(1_312_350),
  },
  orderIssues: {
    id: 'issue1',
    orderId: 'order1',
    orderNumber: 1042,
    userId: 'asha',
    customerName: TYPED,
    kind: 'missing',
    lines: [0],
    text: TYPED,
    photoId: null,
    state: 'answered',
    answer: TYPED,
    refund: paise(24_900),
    answeredBy: 'owner',
    answeredAt: new Date('2026-12-31T21:15:00Z'),
    createdAt: new Date('2026-12-31T21:00:00Z'),
  },
  orderChanges: {
    id: 'change1',
    orderId: 'order1',
    userId: 'asha',
    revision: 1,
    line: 0,
    quantity: 1,
    substituteId: 'b',
    substituteQuantity: 1,
    reason: 'outOfItem',
    note: TYPED,
    state: 'accepted',
    removed: [{ dishId: 'a', name: EVIL, quantity: 1, price: paise(24_900), imgUrl: '' }],
    offered: [{ dishId: 'b', name: EVIL, quantity: 1, price: paise(30_000), imgUrl: '' }],
    answerBy: new Date('2026-12-31T20:20:00Z'),
    answeredAt: null,
    answeredBy: null,
    answeredRole: null,
    orderNumber: 1042,
    totalBefore: paise(1_312_350),
    totalAfter: paise(1_317_450),
    actorId: 'cook',
    actorRole: 'kitchen',
    createdAt: new Date('2026-12-31T20:15:00Z'),
  },
  messages: {
    id: 'message1',
    name: TYPED,
    email: 'buy-gold@example.in',
    subject: 'Food Quality',
    message: `First line\n${TYPED}`,
    createdAt: new Date('2026-12-31T20:15:00Z'),
  },
};

const NEWSLETTER = '/newsletter/page?token=b&more=c';
/** Sample values for the parts of secrets. Any other part is a plain word. */
const PARTS: Readonly<Record<string, string>> = {
  url: `${KITCHEN.publicUrl}/page?userId=a&secret=b`,
  path: NEWSLETTER,
  code: '123456',
  role: 'manager',
};

/** A sample secret for a mail's schema, so that new mails are tested without changes here. */
function secretOf({ secret }: OutboxMail): Record<string, string> | null {
  if (!secret) return null;
  const names = 'entries' in secret ? Object.keys(Object(secret.entries)) : [];
  return Object.fromEntries(names.map((name) => [name, PARTS[name] ?? 'golden ladle']));
}

const PLAIN = { subject: '', html: '', unsubscribeUrl: null, replyTo: null };

/** The kinds that are sent only while an order waits to be accepted. */
const WHILE_WAITING: ReadonlySet<string> = new Set(['new-order-alert', 'order-not-accepted']);
const WAITING = { status: 'placed' };

function compose(email: OutboxMail, repeatsTyped: boolean) {
  const about = email.about && { ...abouts[email.about], ...(WHILE_WAITING.has(email.kind) && WAITING) };
  const facts = { kitchen: KITCHEN, secret: secretOf(email), about: about as never, orderSecret: null };
  if (email.channel === 'sms') return { ...PLAIN, text: email.write(facts) };
  if (email.channel === 'push') {
    const { title, ...push } = email.write(facts);
    return { ...PLAIN, subject: title, ...push };
  }
  return render(KITCHEN, email.write(facts), { repeatsTyped, year: '2027' });
}

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
    for (const part of Object.values(secretOf(email) ?? {})) {
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
    const draft = orderConfirmation.write({ kitchen: KITCHEN, secret: null, about, orderSecret: null });
    expect(render(KITCHEN, draft, { repeatsTyped: true, year: '2027' }).text).toContain('Delivery: ₹40');
  });

  it('give a newsletter its unsubscribe link, and a message its writer’s address to reply to', () => {
    const by = (kind: MailKind) => emails.find((email) => email.kind === kind) as OutboxMail;
    expect(compose(by('newsletter-welcome'), true).unsubscribeUrl).toBe(`${KITCHEN.publicUrl}${NEWSLETTER}`);
    const message = compose(by('contact-message'), true);
    expect(message.replyTo).toBe('buy-gold@example.in');
    expect(message.text).toContain('> First line\n> Buy gold');
  });
});
