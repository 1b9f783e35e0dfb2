import type { SiteSettings } from '#domain/site/settings.ts';
import type { FieldSection } from './fields.ts';

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
  sections: {
    kitchen: { title: 'Orders and times' },
    charges: { title: 'Charges' },
    delivery: { title: 'Where you deliver' },
    shop: { title: 'The shop' },
    messages: { title: 'Messages to the kitchen' },
  },
  modes: {
    age: {
      label: 'By the clock',
      note: 'An order counts as on its way after 30 minutes and as delivered after 60, unless the kitchen says otherwise.',
    },
    board: {
      label: 'By the kitchen',
      note: 'The kitchen accepts each order and takes every step. One that nobody accepts in time is cancelled.',
    },
  },
  switches: {
    pickup: {
      false: { label: 'Delivery only', note: 'Checkout asks for an address, as always.' },
      true: {
        label: 'Delivery or pickup',
        note: 'Customers choose at checkout. Who fetches the food pays no delivery fee.',
      },
    },
  },
  fields: {
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
    } satisfies FieldTextsOf<'kitchen'>,
    charges: {
      deliveryFee: { label: 'Delivery fee (₹)', hint: 'What a delivery costs when it is not free.' },
      minimumOrder: {
        label: 'Minimum order (₹)',
        hint: 'What the dishes of a delivery must come to. 0: any order is delivered.',
      },
      packingPerOrder: { label: 'Packing (₹)', hint: 'Added once to each order. 0: no line on the bill.' },
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
    shop: {
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
    messages: {
      kitchenEmail: {
        label: 'E-mail address of the kitchen',
        hint: 'Messages of the contact form go there.',
      },
    } satisfies FieldTextsOf<'messages'>,
  },
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
    anywhere: 'We deliver anywhere.',
    areas: (pincodes: string) => `We deliver to ${pincodes}.`,
    fee: (amount: string) => `fee ${amount}`,
    from: (amount: string) => `from ${amount}`,
    later: (minutes: string) => `${minutes} minutes later`,
    shop: (phone: string, email: string, address: string, time: string) =>
      `${phone} · ${email} · ${address} · It is ${time} in the kitchen now.`,
    nothing: 'Nothing: this is between you and the server.',
  },
} as const;
