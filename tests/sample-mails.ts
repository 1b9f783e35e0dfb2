import type { Language } from '#domain/languages/languages.ts';
import { paise } from '#domain/money.ts';
import { settledOf } from '#domain/payments/settled.ts';
import type { About, AboutName, KitchenFacts, OutboxMail } from '#server/mail/email.ts';
import { render } from '#server/mail/render.ts';

/** A kitchen that mails are composed for in tests. */
export const KITCHEN: KitchenFacts = {
  publicUrl: 'https://rasoi.example',
  lateAfterMinutes: 15,
  timeZone: 'Asia/Kolkata',
  name: 'Rasoi',
  logoUrl: 'https://rasoi.example/brand/logo-192.png',
  email: 'kitchen@rasoi.example',
  language: 'en',
  languages: ['en', 'hi'],
};
/** A name with markup in it. */
export const EVIL = `<img src=x onerror="alert('1')"> & Co`;
/** A marker in every text that a person typed. */
const TYPED = `Buy gold\r\nBcc: everybody@example.in ${EVIL}`;

/** The documents that mails are about, with typed texts that must not reach strangers. */
export const abouts: { [N in AboutName]: About<N> } = {
  orders: {
    id: 'order1',
    number: 1042,
    userId: 'asha',
    channel: 'online',
    forUserId: null,
    takenBy: null,
    alreadyPaid: false,
    prepaid: false,
    testPayment: false,
    payBy: null,
    fromBalance: null,
    promisedInMinutes: null,
    orderedOn: new Date('2026-12-31T20:15:00Z'),
    paymentMethod: 'upi',
    address: `4, MG Road\n${TYPED}`,
    deliveryInstructions: null,
    customerName: TYPED,
    customerEmail: TYPED,
    customerPhone: TYPED,
    imgUrl: null,
    buyerGstin: null,
    buyerName: null,
    note: TYPED,
    allergies: null,
    allergiesConsent: false,
    hasAllergies: false,
    cutlery: true,
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
    tip: paise(2000),
    couponCodes: ['WELCOME'],
    discount: paise(5000),
    termsCoupons: [],
    termsPacking: null,
    termsPackingPerDish: null,
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
    scheduledFor: null,
    dueAt: null,
    slotAt: null,
    expectedBy: null,
    tax: paise(62_500),
    taxes: [],
    roundOff: null,
    termsTax: [],
    totalAmount: paise(1_312_350),
  },
  dishes: {
    id: 'dish1',
    dishId: 'dish1',
    name: EVIL,
    description: TYPED,
    translations: {},
    price: paise(24_900),
    taxPercent: null,
    hsnCode: null,
    menuId: 'thalis',
    type: 'veg',
    imgUrl: '',
    imgColour: null,
    isAvailable: true,
    soldOutFor: null,
    soldOutUntil: null,
    outOfPortions: false,
    offSchedule: false,
    servedFrom: null,
    servedUntil: null,
    servedOn: [],
    portionsPerDay: null,
    portionsLeft: null,
    isBestseller: null,
    diets: [],
    allergens: [],
    spiceLevel: null,
    serves: null,
    calories: null,
    protein: null,
    carbs: null,
    fat: null,
    optionGroupIds: [],
    needsChoice: false,
    priceFrom: null,
    priceTo: null,
    createdAt: null,
    position: 1,
    ratingAverage: null,
    ratingCount: 0,
  },
  grievances: {
    id: 'complaint1',
    ticket: 'G-26-000123',
    category: 'food',
    text: TYPED,
    name: TYPED,
    email: TYPED,
    phone: TYPED,
    orderNumber: 1042,
    userId: 'asha',
    language: 'en',
    state: 'answered',
    answer: TYPED,
    outcome: 'settled',
    answeredBy: 'owner',
    answeredAt: new Date('2026-12-31T21:15:00Z'),
    closedAt: null,
    createdAt: new Date('2026-12-31T21:00:00Z'),
    resolveBy: new Date('2027-01-30T21:00:00Z'),
  },
  meals: {
    id: 'meal1',
    userId: 'asha',
    subscriptionId: 'subscription1',
    date: '2026-11-30',
    mealTimeId: 'lunch',
    state: 'short',
    quantity: 1,
    addressId: null,
    note: EVIL,
    orderId: null,
    fromBundle: null,
    reason: null,
    decidedAt: new Date('2026-11-29T14:30:00Z'),
  },
  statements: {
    id: 'statement1',
    userId: 'asha',
    period: '2026-12',
    closing: paise(-124_000),
    dueOn: '2027-01-05',
    unpaid: paise(24_000),
    remindedBefore: null,
    remindedAfter: null,
    createdAt: new Date('2026-12-31T21:00:00Z'),
  },
  subscribers: {
    id: 'subscriber1',
    email: 'asha@example.in',
    state: 'pending',
    way: 'mailedLink',
    language: 'en',
    askedAt: new Date('2026-12-31T21:00:00Z'),
    confirmedAt: null,
    unsubscribedAt: null,
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

export const NEWSLETTER = '/newsletter/page?token=b&more=c';
/** Sample values for the parts of secrets. Any other part is a plain word. */
const PARTS: Readonly<Record<string, string>> = {
  url: `${KITCHEN.publicUrl}/page?userId=a&secret=b`,
  path: NEWSLETTER,
  code: '123456',
  role: 'manager',
};

/** A sample secret for a mail's schema, so that new mails are tested without changes here. */
export function secretOf({ secret }: OutboxMail): Record<string, string> | null {
  if (!secret) return null;
  const names = 'entries' in secret ? Object.keys(Object(secret.entries)) : [];
  return Object.fromEntries(names.map((name) => [name, PARTS[name] ?? 'golden ladle']));
}

const PLAIN = { subject: '', html: '', unsubscribeUrl: null, replyTo: null };

/** The attributes of an order or a change that waits while these kinds are sent. */
const WAITING: Readonly<Record<string, object>> = {
  'new-order-alert': { status: 'placed' },
  'order-change-proposed-alert': { state: 'open' },
};

/** Composes a mail about the samples. */
export function compose(
  email: OutboxMail,
  repeatsTyped: boolean,
  language: Language = 'en',
  kitchen: KitchenFacts = KITCHEN,
) {
  const about = email.about && { ...abouts[email.about], ...WAITING[email.kind] };
  const facts = {
    kitchen,
    language,
    secret: secretOf(email),
    about: about as never,
    waiting: ['#1042'],
    money: settledOf([]),
    orderSecret: null,
  };
  if (email.channel === 'sms') return { ...PLAIN, text: email.write(facts) };
  if (email.channel === 'push') {
    const { title, ...push } = email.write(facts);
    return { ...PLAIN, subject: title, ...push };
  }
  return render(kitchen, email.write(facts), { repeatsTyped, year: '2027', language });
}
