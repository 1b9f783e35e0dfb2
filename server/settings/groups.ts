import * as parse from './parsers.ts';
import type { SettingGroup } from './setting.ts';

// Groups of settings, each read as one object (list.ts).

/** Initial values for a new kitchen. Afterwards the owner edits them (server/site/site-settings.ts). */
export const firstStart = {
  settings: {
    freeDeliveryAbove: {
      env: 'FREE_DELIVERY_ABOVE',
      parse: parse.rupeesOrNone,
      default: '500',
      emptyIsValue: true,
      about:
        'rupees above which delivery is free; empty means never. Used only at the first start; afterwards the owner decides',
    },
    timeZone: {
      env: 'KITCHEN_TIME_ZONE',
      parse: parse.timeZone,
      default: 'Asia/Kolkata',
      about: "the time zone of the kitchen's days. Used only at the first start",
    },
    kitchenEmail: {
      env: 'KITCHEN_EMAIL',
      parse: parse.emailAddress,
      default: (textOf) => textOf('ADMIN_EMAIL'),
      unset: '`ADMIN_EMAIL`',
      about: 'the address for messages of the contact form. Used only at the first start',
    },
  },
} as const satisfies SettingGroup;

/** How long data is kept (days); 0 keeps it forever. */
export const oldData = {
  settings: {
    logs: {
      env: 'LOG_KEEP_DAYS',
      parse: parse.daysOrForever,
      default: '365',
      about: 'days for which logs of accounts are kept; `0` keeps them for ever',
    },
    messages: {
      env: 'MESSAGE_KEEP_DAYS',
      parse: parse.daysOrForever,
      default: '730',
      about: 'the same for contact messages',
    },
    subscribers: {
      env: 'SUBSCRIBER_KEEP_DAYS',
      parse: parse.daysOrForever,
      default: '30',
      about: 'the same for subscriptions that were never confirmed',
    },
    prints: {
      env: 'PRINT_KEEP_DAYS',
      parse: parse.daysOrForever,
      default: '90',
      about: 'the same for what was printed of orders',
    },
    accounts: {
      env: 'ACCOUNT_KEEP_DAYS',
      parse: parse.daysOrForever,
      default: '365',
      about: 'the same for unused accounts without a proven address or number, an order or a review',
    },
  },
} as const satisfies SettingGroup;

/** An HTTP gateway for text messages. */
export const sms = {
  enabledBy: 'SMS_URL',
  unset: 'none: text messages wait at `/admin/mail`',
  settings: {
    url: {
      env: 'SMS_URL',
      parse: parse.webUrl,
      about:
        'an HTTP gateway for text messages: gets a POST of `{id, to, from, text, template, variables}` as JSON',
    },
    token: { env: 'SMS_TOKEN', parse: parse.words, optional: true, about: "the gateway's bearer token" },
    from: {
      env: 'SMS_FROM',
      parse: parse.words,
      optional: true,
      about: 'the sender, as the gateway knows it',
    },
  },
} as const satisfies SettingGroup;

/** The payment gateway. Without it, card payments are a mock. */
export const razorpay = {
  enabledBy: 'RAZORPAY_KEY_ID',
  allOrNone: true,
  unset: 'none: card payments, and UPI without a UPI id, are a mock',
  settings: {
    keyId: {
      env: 'RAZORPAY_KEY_ID',
      parse: parse.razorpayKeyId,
      about:
        'real payments through Razorpay; its webhook is `PUBLIC_URL/v1/payments/webhook/razorpay` with the events `payment_link.paid`, `payment.captured`, `refund.processed` and `refund.failed`',
    },
    keySecret: { env: 'RAZORPAY_KEY_SECRET', parse: parse.words, about: 'its secret' },
    webhookSecret: {
      env: 'RAZORPAY_WEBHOOK_SECRET',
      parse: parse.words,
      about: 'the secret that was typed with the webhook',
    },
    site: {
      env: 'RAZORPAY_URL',
      parse: parse.providerSite,
      default: 'https://api.razorpay.com',
      about: 'another address of its API, for tests',
    },
  },
} as const satisfies SettingGroup;

/** The registration of this site at each OAuth2 provider. */
export const google = {
  enabledBy: 'GOOGLE_CLIENT_ID',
  settings: {
    clientId: {
      env: 'GOOGLE_CLIENT_ID',
      parse: parse.words,
      about:
        "'Continue with Google'; its redirect URI is `PUBLIC_URL/v1/account/sessions/oauth2/callback/google/rasoi`",
    },
    clientSecret: { env: 'GOOGLE_CLIENT_SECRET', parse: parse.words, about: 'its secret' },
  },
} as const satisfies SettingGroup;

export const github = {
  enabledBy: 'GITHUB_CLIENT_ID',
  settings: {
    clientId: {
      env: 'GITHUB_CLIENT_ID',
      parse: parse.words,
      about: 'the same with GitHub (`…/callback/github/rasoi`)',
    },
    clientSecret: { env: 'GITHUB_CLIENT_SECRET', parse: parse.words, about: 'its secret' },
    site: {
      env: 'GITHUB_URL',
      parse: parse.providerSite,
      default: 'https://github.com',
      about: 'GitHub, or an Enterprise server',
    },
  },
} as const satisfies SettingGroup;

export const oidc = {
  enabledBy: 'OIDC_ISSUER',
  settings: {
    issuer: {
      env: 'OIDC_ISSUER',
      parse: parse.providerUrl,
      about: 'the same with any OpenID Connect provider (`…/callback/oidc/rasoi`)',
    },
    clientId: { env: 'OIDC_CLIENT_ID', parse: parse.words, about: 'the client id of this site' },
    clientSecret: { env: 'OIDC_CLIENT_SECRET', parse: parse.words, about: 'its secret' },
    label: {
      env: 'OIDC_NAME',
      parse: parse.shortName,
      default: 'OpenID',
      about: 'the name that people see',
    },
  },
} as const satisfies SettingGroup;

/** The e-mail service of WIRE-13: ours, or a hosted one. */
export const emailService = {
  public: true,
  settings: {
    origin: {
      env: 'EMAIL_SERVICE_URL',
      parse: parse.webUrl,
      optional: true,
      unset: 'this server',
      about: 'a hosted e-mail service for the newsletter',
    },
    publicKey: {
      env: 'EMAIL_PUBLIC_KEY',
      parse: parse.serviceId,
      default: 'rasoi-public',
      about: 'its public key',
    },
    serviceId: {
      env: 'EMAIL_SERVICE_ID',
      parse: parse.serviceId,
      default: 'rasoi',
      about: 'its service id',
    },
    newsletterTemplate: {
      env: 'NEWSLETTER_TEMPLATE_ID',
      parse: parse.serviceId,
      default: 'newsletter',
      about: "the newsletter's template there",
    },
  },
} as const satisfies SettingGroup;

/** The form service of WIRE-14: ours, or a hosted one. */
export const formService = {
  public: true,
  settings: {
    endpoint: {
      env: 'FORM_SERVICE_URL',
      parse: parse.webUrl,
      optional: true,
      unset: 'this server',
      about: 'a hosted form service for the contact form',
    },
    contactForm: {
      env: 'CONTACT_FORM_ID',
      parse: parse.serviceId,
      default: 'contact',
      about: "the form's id there",
    },
  },
} as const satisfies SettingGroup;

/** The store for the content of files. */
export const s3 = {
  enabledBy: 'S3_ENDPOINT',
  unset: 'the data folder',
  settings: {
    endpoint: {
      env: 'S3_ENDPOINT',
      parse: parse.webUrl,
      about: 'a store that speaks S3, for uploaded files',
    },
    bucket: { env: 'S3_BUCKET', parse: parse.words, about: 'its bucket' },
    region: { env: 'S3_REGION', parse: parse.words, default: 'us-east-1', about: 'its region' },
    accessKeyId: { env: 'S3_ACCESS_KEY_ID', parse: parse.words, about: "its access key's id" },
    secretAccessKey: { env: 'S3_SECRET_ACCESS_KEY', parse: parse.words, about: "its access key's secret" },
  },
} as const satisfies SettingGroup;
