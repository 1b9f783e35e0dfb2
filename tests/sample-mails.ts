import { NO_DOOR } from '#domain/addresses/door.ts';
import type { Language } from '#domain/languages/languages.ts';
import { paise } from '#domain/money.ts';
import { settledOf } from '#domain/payments/settled.ts';
import { NO_MAP_PIN } from '#domain/places/map-pin.ts';
import type { About, AboutName, KitchenFacts, OutboxMail } from '#server/mail/email.ts';
import { render } from '#server/mail/render.ts';
import { sampleChange } from './sample-change.ts';
import { PUBLIC_URL, secretOf, toldBy } from './sample-secrets.ts';

/** A kitchen that mails are composed for in tests. */
export const KITCHEN: KitchenFacts = {
  publicUrl: PUBLIC_URL,
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
    payerId: null,
    alreadyPaid: false,
    prepaid: false,
    testPayment: false,
    payBy: null,
    fromBalance: null,
    promisedInMinutes: null,
    people: null,
    orderedOn: new Date('2026-12-31T20:15:00Z'),
    paymentMethod: 'upi',
    address: `4, MG Road\n${TYPED}`,
    deliveryInstructions: null,
    ...NO_DOOR,
    ...NO_MAP_PIN,
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
    deliveryMetres: null,
    tip: paise(2000),
    couponCodes: ['WELCOME'],
    discount: paise(5000),
    termsCoupons: [],
    termsPacking: null,
    termsPackingPerDish: null,
    attemptedAt: null,
    attemptReason: null,
    stopAt: null,
    asksCode: false,
    codeTries: null,
    codeGivenAt: null,
    handedOverBy: null,
    handedOverTo: null,
    handOverPhoto: null,
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
  statements: {
    id: 'statement1',
    userId: 'asha',
    period: '2026-12',
    closing: paise(-124_000),
    dueOn: '2027-01-05',
    unpaid: paise(24_000),
    remindedBefore: null,
    remindedAfter: null,
    ofCompany: false,
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
  orderChanges: sampleChange(TYPED, EVIL),
  messages: {
    id: 'message1',
    name: TYPED,
    email: 'buy-gold@example.in',
    subject: 'Food Quality',
    message: `First line\n${TYPED}`,
    createdAt: new Date('2026-12-31T20:15:00Z'),
  },
  webhooks: {
    id: 'webhook1',
    url: 'https://books.example/rasoi',
    topics: ['orders'],
    isOn: false,
    withPersons: false,
    secretIssuedAt: null,
    failingSince: null,
    stoppedAt: null,
  },
};

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
    told: toldBy(email, language),
    orderSecret: null,
  };
  if (email.channel === 'sms') {
    const written = email.write(facts);
    return { ...PLAIN, text: typeof written === 'string' ? written : written.text };
  }
  if (email.channel === 'push') {
    const { title, ...push } = email.write(facts);
    return { ...PLAIN, subject: title, ...push };
  }
  return render(kitchen, email.write(facts), { repeatsTyped, year: '2027', language });
}
