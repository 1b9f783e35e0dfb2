/** Texts of the settings screen. */
export const settingTexts = {
  page: {
    title: 'Settings',
    lead: 'Times, charges, the shop: what you save counts at once, in every open page.',
    stepByStep: 'Step by step',
    all: 'All settings',
  },
  groups: {
    evening: 'Orders and delivery',
    money: 'Money',
    pages: 'The shop and its pages',
    law: 'Law and safety',
  },
  /** What each section is about. */
  sections: {
    hours: 'When customers can order, holidays, menus with hours of their own.',
    kitchen: 'How orders are accepted and timed, pickup, cash, the kitchen’s board and language.',
    capacity: 'How many orders fit at once, and how far ahead customers can order.',
    charges: 'Delivery fee, free delivery, minimum order, packing, tips.',
    plans: 'Meals that customers subscribe to, such as lunch on weekdays.',
    labels: 'What stands on the labels of bags and boxes.',
    handOver: 'What proves that the food has arrived: a code of the customer, a name, a photo.',
    payments: 'Your UPI id, cards, orders to try things out.',
    tax: 'How you sell, your GST number, and what bills show.',
    invoices: 'The letter that the numbers of invoices begin with.',
    ledger: 'Customers who pay ahead or later, and their statements.',
    shop: 'Name, logo, phone, address, food licence, languages.',
    home: 'The words and the picture that greet customers.',
    about: 'Your story, the people who cook, your kitchens.',
    testimonials: 'Quotes on the home page.',
    support: 'Questions with answers, and when you can be reached.',
    policies: 'Terms, privacy, cookies.',
    legal: 'Your business in law, and who answers complaints.',
    messages: 'The e-mail address that messages of customers go to.',
    limits: 'Against made-up orders, costly text messages and invented reviews.',
    retention: 'After how many days old data is deleted.',
  },
  loading: 'Loading settings...',
  loadFailed: 'Failed to load settings',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  seeIt: 'See it on the shop',
  newTab: ' (opens in a new tab)',
  failed: 'The settings could not be saved',
  invalid: 'One of the settings does not fit. Please check them.',
  conflict: 'Somebody else has changed these settings meanwhile. Choose what to keep.',
  changedMeanwhile:
    'Somebody else has changed these settings meanwhile. Please look at them, and save again.',
  nothing: 'nothing',
  chooseState: 'Choose…',
  /** The folded fields of a text in other languages. */
  languages: {
    empty: 'Left empty, customers read it as above.',
    draft: (language: string) => `${language} (not yet read by a native speaker)`,
  },
  search: {
    label: 'Find a setting',
    hint: 'Find a setting, such as GST',
    nothing: 'No setting is called so. Try another word, such as fee, phone or tax.',
    found: (count: number) => (count === 1 ? '1 setting found' : `${count} settings found`),
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
      allergies: (count: number) => (count === 1 ? '1 note on allergies' : `${count} notes on allergies`),
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
  /** What the gateway that the server is connected to means for card payments, and for UPI without a UPI id. */
  gateway: {
    none: 'No payment gateway is connected. Card payments, and UPI without a UPI id, can only be test payments: no money moves. To take cards, open an account at razorpay.com and give its two keys to whoever runs your server.',
    test: 'Razorpay is connected in test mode: customers go through its payment page, and no money moves.',
    live: 'Razorpay is connected in live mode: card payments, and UPI without a UPI id, are real money.',
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
    packingPerDish: (amount: string) => `Packing ${amount} for each dish`,
    tips: 'A tip, if they like',
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
  /** The same for the content of pages, and for taxes. */
  content: {
    asItCame: 'The words that came with the site.',
    figures: (figures: string) => `Figures: ${figures}.`,
    counted: 'Figures: orders, dishes and rating as counted.',
    noFigures: 'No figures.',
    people: (names: string) => `Who cooks: ${names}.`,
    kitchens: (names: string) => `Kitchens: ${names}.`,
    quotes: (count: number) =>
      count === 0 ? 'No quotes on the home page.' : count === 1 ? '1 quote.' : `${count} quotes in turn.`,
    questions: (count: number) =>
      count === 0 ? 'No questions.' : count === 1 ? '1 question.' : `${count} questions.`,
    policies: (headings: string) => `Headings: ${headings}.`,
    noPolicies: 'No policies.',
    legal: (name: string, officer: string, refund: string) =>
      `${name}. Grievance officer: ${officer}. A refund takes ${refund}.`,
    noLegalName: 'No legal name',
    noOfficer: 'as written in the policies',
  },
  tax: {
    example: (dishes: string, lines: string, total: string) =>
      `For dishes of ${dishes} with delivery: ${lines}. Total ${total}.`,
    noTax: 'no line of tax',
    line: (label: string, amount: string) => `${label} ${amount}`,
    tax: (percent: number) => `Tax (${percent}%)`,
    cgst: (percent: number) => `CGST ${percent}%`,
    sgst: (percent: number) => `SGST ${percent}%`,
    roundOff: 'Round off',
  },
  /** The link to the screen of areas. */
  areas: {
    title: 'Where you deliver',
    lead: 'Your areas, each with its own fee if you like: pincodes, or kilometres around the kitchen.',
    /** What the search also finds it by. */
    also: 'Delivery areas map circle radius distance km',
  },
  lists: {
    unnamed: (entry: string, number: number) => `New ${entry} (${number})`,
    add: (entry: string) => `Add a ${entry}`,
    up: 'Move up',
    moveUp: (title: string) => `Move up: ${title}`,
    remove: 'Remove',
    removeNamed: (title: string) => `Remove: ${title}`,
  },
  picture: {
    choose: 'Choose a picture',
    chooseFor: (label: string) => `Choose a picture: ${label}`,
    now: 'The current picture',
    sending: (percent: number) => `Uploading, ${percent} %`,
    cancel: 'Cancel',
    remove: 'Remove',
  },
} as const;
