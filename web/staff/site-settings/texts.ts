import type { SiteSettings } from '#domain/site/settings.ts';
import { contentTexts } from './content-texts.ts';
import type { FieldSection } from './fields.ts';
import { gatewayTexts } from './gateway-texts.ts';
import { limitTexts } from './limit-texts.ts';
import { taxTexts } from './tax/texts.ts';
import { testPaymentTexts } from './test-payments/texts.ts';

interface FieldTexts {
  label: string;
  hint?: string;
}

type FieldTextsOf<S extends FieldSection> = { readonly [F in keyof SiteSettings[S]]: FieldTexts };

/** Texts of the settings screen. */
export const settingTexts = {
  page: {
    title: 'Settings',
    lead: 'Times, charges, the shop: what you save counts at once, in every open page.',
    stepByStep: 'Step by step',
  },
  loading: 'Loading settings...',
  loadFailed: 'Failed to load settings',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Settings saved',
  failed: 'The settings could not be saved',
  invalid: 'One of the settings does not fit. Please check them.',
  conflict: 'Somebody else has changed these settings meanwhile. Choose what to keep.',
  /** 'must be 0 or more' → 'Must be 0 or more'. */
  problem: (reason: string) => `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}`,
  nothing: 'nothing',
  links: { title: 'Sections', unsaved: '(not saved)' },
  sections: {
    kitchen: { title: 'Orders and times' },
    charges: { title: 'Charges' },
    delivery: { title: 'Where you deliver' },
    tax: { title: taxTexts.title },
    shop: { title: 'The shop' },
    capacity: { title: 'How much you cook, and ordering ahead' },
    ...contentTexts.sections,
    payments: { title: 'Online payments' },
    invoices: { title: 'Invoices' },
    messages: { title: 'Messages to the kitchen' },
    limits: { title: limitTexts.title },
    retention: { title: 'How long data is kept' },
  },
  choices: {
    testPayments: testPaymentTexts.choice,
    orderMode: {
      age: {
        label: 'By the clock',
        note: 'An order counts as on its way after 30 minutes and as delivered after 60, unless the kitchen says otherwise.',
      },
      board: {
        label: 'By the kitchen',
        note: 'The kitchen accepts each order and takes every step. One that nobody accepts in time is cancelled.',
      },
    },
    visitorCart: {
      login: {
        label: 'After signing in',
        note: 'Whoever adds a dish signs in first, and then has it in the cart.',
      },
      browser: {
        label: 'Before signing in, too',
        note: 'Visitors fill a cart that their browser keeps. They sign in at checkout, and nothing is lost.',
      },
    },
    language: {
      en: { label: 'English', note: 'Tickets, bills and mails to the kitchen are in English.' },
      hi: { label: 'हिन्दी', note: 'Tickets, bills and mails to the kitchen are in Hindi.' },
    },
  },
  switches: {
    onlyBuyersReview: limitTexts.onlyBuyersReview,
    unverifiedAreGuests: limitTexts.unverifiedAreGuests,
    cashNeedsCode: {
      false: { label: 'Without a code', note: 'Whoever has an account can order.' },
      true: {
        label: 'With a code sent to the phone',
        note: 'Asked once of each customer. It needs text messages (SMS_URL); without them the codes wait under Mail.',
      },
    },
    tips: {
      false: { label: 'No tips', note: 'Checkout does not ask.' },
      true: {
        label: 'Customers may add a tip',
        note: 'Checkout offers it, with nothing chosen. It stands on the bill and is paid with the order.',
      },
    },
    pickup: {
      false: { label: 'Delivery only', note: 'Checkout asks for an address, as always.' },
      true: {
        label: 'Delivery or pickup',
        note: 'Customers choose at checkout. Who fetches the food pays no delivery fee.',
      },
    },
  },
  fields: {
    ...contentTexts.fields,
    kitchen: {
      orderMode: { label: 'How the status of an order is known' },
      promiseMinutes: { label: 'Promised within', hint: 'Minutes from the order to the door.' },
      acceptWithinMinutes: {
        label: 'Accept within',
        hint: 'Minutes. By the kitchen, an order that waits longer is cancelled.',
      },
      alertAfterMinutes: {
        label: 'Alert after',
        hint: 'Minutes that a new order may wait before the kitchen gets a mail about it.',
      },
      lateAfterMinutes: {
        label: 'Late after',
        hint: 'Minutes past the promise; then the customer reads that the order is late.',
      },
      amberAfterMinutes: { label: 'Amber after', hint: 'Minutes since the order, on the kitchen’s board.' },
      redAfterMinutes: { label: 'Red after', hint: 'Minutes since the order, on the kitchen’s board.' },
      pickup: { label: 'Pickup' },
      pickupMinutes: { label: 'Ready for pickup within', hint: 'Minutes from the order to the counter.' },
      cashAtMost: {
        label: 'Cash up to (₹)',
        hint: 'Larger orders can’t be paid in cash. Leave it empty for any order.',
      },
      cashNeedsCode: { label: 'First order in cash' },
      visitorCart: { label: 'When customers can fill a cart' },
      language: { label: 'Language of the kitchen' },
    } satisfies FieldTextsOf<'kitchen'>,
    charges: {
      deliveryFee: { label: 'Delivery fee (₹)', hint: 'What a delivery costs when it is not free.' },
      minimumOrder: {
        label: 'Minimum order (₹)',
        hint: 'What the dishes of a delivery must come to. 0: any order is delivered.',
      },
      packingPerOrder: { label: 'Packing (₹)', hint: 'Added once to each order. 0: no line on the bill.' },
      packingPerDish: {
        label: 'Packing for each dish (₹)',
        hint: 'Added for each dish of an order, besides. 0: nothing.',
      },
      tips: { label: 'Tips' },
      freeDeliveryAbove: {
        label: 'Free delivery above (₹)',
        hint: 'In rupees. Leave it empty when delivery is never free.',
      },
    } satisfies FieldTextsOf<'charges'>,
    delivery: {
      areas: {
        label: 'Pincodes',
        hint: 'One in each line; none: you deliver anywhere. Where it differs, add fee, minimum order and extra minutes: 411038, 60, 300, 15',
      },
    } satisfies FieldTextsOf<'delivery'>,
    tax: taxTexts.fields,
    shop: {
      name: { label: 'Name', hint: 'On every page, in mails and on bills.' },
      logo: {
        label: 'Logo',
        hint: 'A square picture, beside the name. None: the logo that came with the site.',
      },
      phone: { label: 'Phone', hint: 'Customers and riders call it.' },
      email: {
        label: 'E-mail',
        hint: 'Customers write to it. Messages of the contact form have their own address below.',
      },
      address: { label: 'Address', hint: 'One part a line; place and pincode last.' },
      fssai: { label: 'FSSAI licence', hint: '14 digits. Shown at the foot of every page and on bills.' },
      latitude: { label: 'Latitude', hint: 'In degrees, such as 13.0031.' },
      longitude: { label: 'Longitude', hint: 'In degrees, such as 77.5699.' },
      timeZone: {
        label: 'Time zone',
        hint: 'Where the kitchen’s days begin and end, such as Asia/Kolkata.',
      },
    } satisfies FieldTextsOf<'shop'>,
    capacity: {
      ordersPerQuarter: {
        label: 'Orders in 15 minutes',
        hint: 'The most that are promised for a quarter of an hour. Empty: any number.',
      },
      itemsPerQuarter: {
        label: 'Dishes in 15 minutes',
        hint: 'Of all orders of a quarter of an hour together. Empty: any number.',
      },
      scheduleDays: {
        label: 'Days to order ahead',
        hint: '1: for later today; 2: also for tomorrow. 0: as soon as possible only.',
      },
      slotMinutes: {
        label: 'Minutes between times',
        hint: '15 or 30: the times that customers choose from.',
      },
    } satisfies FieldTextsOf<'capacity'>,
    payments: {
      testPayments: testPaymentTexts.field,
      vpa: {
        label: 'UPI id (VPA)',
        hint: 'The merchant id that your bank gave you, such as rasoi@icici. Empty: none.',
      },
      payeeName: { label: 'Name of the payee', hint: 'As UPI apps show it. Empty: the shop’s name.' },
      merchantCode: { label: 'Merchant category code', hint: 'Four digits from your bank. Empty: unknown.' },
      minutesToPay: {
        label: 'Minutes to pay',
        hint: 'Until then an order keeps its dishes and its time. Unpaid ones are cancelled.',
      },
    } satisfies FieldTextsOf<'payments'>,
    retention: {
      messages: { label: 'Messages (days)', hint: 'Of the contact form. Empty: as the server is set up.' },
      logs: {
        label: 'Account logs (days)',
        hint: 'At least 365, as the law asks. Empty: as the server is set up.',
      },
      carts: { label: 'Cart lines (days)', hint: 'That nobody has touched. Empty: never deleted.' },
      grievances: {
        label: 'Closed complaints (days)',
        hint: 'At least 365. Open ones always stay. Empty: never deleted.',
      },
      audits: { label: 'Audit log (days)', hint: 'At least 365. Empty: never deleted.' },
      orders: {
        label: 'Customers’ data on orders (days)',
        hint: 'At least 2922: tax records are kept for 8 years. The orders stay. Empty: never removed.',
      },
    } satisfies FieldTextsOf<'retention'>,
    invoices: {
      series: {
        label: 'Letter of the series',
        hint: 'Take the next letter only after the database was restored from a backup: customers may hold invoices that the backup does not know, and no number may be given twice. There is no way back.',
      },
    } satisfies FieldTextsOf<'invoices'>,
    messages: {
      kitchenEmail: {
        label: 'E-mail address of the kitchen',
        hint: 'Messages of the contact form go there.',
      },
    } satisfies FieldTextsOf<'messages'>,
    limits: limitTexts.fields,
  },
  /** The preview of the next sweep. */
  retention: {
    next: 'The next sweep removes',
    counting: 'Counting...',
    failed: 'It could not be counted.',
    nothing: 'Nothing. Data that an open complaint, report or refund needs stays in any case.',
    kinds: {
      logs: (count: number) => (count === 1 ? '1 entry of a log' : `${count} entries of logs`),
      messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
      subscribers: (count: number) =>
        count === 1 ? '1 unconfirmed subscription' : `${count} unconfirmed subscriptions`,
      prints: (count: number) => (count === 1 ? '1 print' : `${count} prints`),
      accounts: (count: number) => (count === 1 ? '1 unused account' : `${count} unused accounts`),
      carts: (count: number) => (count === 1 ? '1 line of a cart' : `${count} lines of carts`),
      grievances: (count: number) => (count === 1 ? '1 closed complaint' : `${count} closed complaints`),
      audits: (count: number) =>
        count === 1 ? '1 entry of the audit log' : `${count} entries of the audit log`,
      orders: (count: number) =>
        count === 1 ? 'the customer’s data of 1 order' : `customers’ data of ${count} orders`,
    },
  },
  upi: {
    personal:
      'This looks like the UPI id of a private person. Many apps refuse links to those, or allow ₹2,000 at most: ask your bank for a merchant id.',
    tryIt:
      'Try it: scan the code with your own app. It must show the name of your business. Pay ₹1, and look for it in your bank’s app.',
    code: (name: string) => `QR code to pay ₹1 to ${name}`,
    note: 'Test',
  },
  gateway: gatewayTexts,
  /** The preview of what customers see. */
  effect: {
    title: 'Customers see',
    promise: (minutes: string) => `Your order is promised within ${minutes} minutes.`,
    freeDelivery: (amount: string) => `Free delivery above ${amount}`,
    noFreeDelivery: 'Every order pays for its delivery.',
    deliveryFee: (amount: string) => `Delivery fee ${amount}`,
    noDeliveryFee: 'Delivery is free.',
    minimumOrder: (amount: string) => `Orders are delivered from ${amount}`,
    packing: (amount: string) => `Packing ${amount}`,
    packingPerDish: (amount: string) => `Packing ${amount} for each dish`,
    tips: 'A tip, if they like',
    anywhere: 'We deliver anywhere.',
    areas: (pincodes: string) => `We deliver to ${pincodes}.`,
    fee: (amount: string) => `fee ${amount}`,
    from: (amount: string) => `from ${amount}`,
    later: (minutes: string) => `${minutes} minutes later`,
    noLimit: 'Every order is promised for the usual time.',
    limit: 'When you have as many orders as fit, new ones are promised for later.',
    notAhead: 'Orders are taken as soon as possible only.',
    ahead: (days: string, minutes: string) =>
      `At checkout they choose “As soon as possible” or a time, every ${minutes} minutes, ${days}.`,
    aheadToday: 'today',
    aheadTomorrow: 'today or tomorrow',
    aheadDays: (days: string) => `today and the ${days} days after it`,
    shop: (name: string, phone: string, email: string, address: string, time: string) =>
      `${name} · ${phone} · ${email} · ${address} · It is ${time} in the kitchen now.`,
    mockUpi: 'Without a UPI id, UPI works as card payments do.',
    upi: (name: string, vpa: string, minutes: string) =>
      `With UPI they pay ${name} (${vpa}) within ${minutes} minutes. The kitchen begins once you have confirmed the payment.`,
    invoiceNumber: (letter: string) => `Invoices with numbers such as ${letter}/26-27/000123.`,
    nothing: 'Nothing: this is between you and the server.',
  },
} as const;
