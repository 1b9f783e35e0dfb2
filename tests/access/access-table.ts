import type { CollectionName } from '#server/collections/index.ts';

/** Who sends the request, in the order of a cell's columns. 'owner' owns the document; 'admin' has the role owner. */
const COLUMNS = ['visitor', 'owner', 'other', 'admin'] as const;
/** The other roles and the printer, each with the column of its answers unless `DIFFERENT` has another. */
const STAFF = { manager: 'admin', kitchen: 'other', rider: 'other', device: 'visitor' } as const;
export const WHO = ['visitor', 'owner', 'other', 'admin', 'manager', 'kitchen', 'rider', 'device'] as const;
export const OPERATIONS = ['list', 'get', 'create', 'update', 'put', 'put new', 'delete'] as const;

export type Who = (typeof WHO)[number];
export type Operation = (typeof OPERATIONS)[number];

/** The answers to visitor, owner, other customer and admin. */
type Answers = readonly [string, string, string, string];
type Cells = Record<Operation, Answers>;

const NOBODY: Answers = ['unauthorized', 'unauthorized', 'unauthorized', 'unauthorized'];
const ONLY_ADMINS: Answers = ['unauthorized', 'unauthorized', 'unauthorized', 'yes'];
const NOT_WRITTEN = { create: NOBODY, update: NOBODY, put: NOBODY, 'put new': NOBODY, delete: NOBODY };
const WRITTEN_BY_ADMINS = {
  create: ONLY_ADMINS,
  update: ONLY_ADMINS,
  put: ONLY_ADMINS,
  'put new': ONLY_ADMINS,
  delete: ONLY_ADMINS,
};
/** Lists and documents that the owner of a document and admins read. */
const OWN_LISTED: Answers = ['unauthorized', 'seen', 'unseen', 'seen'];
const OWN_FOUND: Answers = ['not found', 'yes', 'not found', 'yes'];
/** Collections that everybody reads and only admins write. */
const READ_BY_ALL: Cells = {
  list: ['seen', 'seen', 'seen', 'seen'],
  get: ['yes', 'yes', 'yes', 'yes'],
  ...WRITTEN_BY_ADMINS,
};
/** Collections that only the owner can see. */
const PRIVATE: Cells = {
  list: ['unauthorized', 'seen', 'unseen', 'unseen'],
  get: ['not found', 'yes', 'not found', 'not found'],
  create: ['unauthorized', 'yes', 'yes', 'yes'],
  update: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
  put: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
  'put new': ['unauthorized', 'yes', 'yes', 'yes'],
  delete: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
};
/** The same of documents that nobody changes. */
const PRIVATE_UNCHANGED: Cells = { ...PRIVATE, update: NOBODY, put: NOBODY };
/** Collections that only the server writes, read by the customer and by admins. */
const READ_BY_OWNER: Cells = { list: OWN_LISTED, get: OWN_FOUND, ...NOT_WRITTEN };
/** Collections of which everybody who is signed in creates their own documents, which admins change too. */
const WRITTEN_BY_OWNER: Cells = {
  list: OWN_LISTED,
  get: OWN_FOUND,
  create: ['unauthorized', 'yes', 'yes', 'yes'],
  update: ['unauthorized', 'yes', 'unauthorized', 'yes'],
  put: ['unauthorized', 'yes', 'unauthorized', 'yes'],
  'put new': ['unauthorized', 'yes', 'yes', 'yes'],
  delete: NOBODY,
};
/** What customers and admins write beside the customer's subscription. */
const OF_SUBSCRIPTION: Cells = {
  list: OWN_LISTED,
  get: OWN_FOUND,
  create: ['unauthorized', 'yes', 'not found', 'yes'],
  update: ['unauthorized', 'yes', 'unauthorized', 'yes'],
  put: ['unauthorized', 'yes', 'unauthorized', 'yes'],
  'put new': ['unauthorized', 'yes', 'not found', 'yes'],
  delete: ['unauthorized', 'yes', 'unauthorized', 'yes'],
};
/** Collections that only the server writes and only admins read. */
const READ_BY_ADMINS: Cells = {
  list: ['unauthorized', 'unauthorized', 'unauthorized', 'seen'],
  get: ['not found', 'not found', 'not found', 'yes'],
  ...NOT_WRITTEN,
};

const CREATED = { create: ONLY_ADMINS, 'put new': ONLY_ADMINS };
/** Collections whose documents admins add and nobody changes. */
const CREATED_BY_ADMINS: Cells = { ...READ_BY_ADMINS, ...CREATED };

/**
 * The answer of each collection to each operation. A granted list says whether it contains the owner's document. A refusal
 * is given by its type, or by 401 or 404. A collection without a row does not compile.
 */
export const TABLE = {
  users: {
    list: OWN_LISTED,
    get: OWN_FOUND,
    create: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
    update: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    put: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    'put new': NOBODY,
    delete: NOBODY,
  },
  dishes: READ_BY_ALL,
  menus: READ_BY_ALL,
  optionGroups: READ_BY_ALL,
  orders: { ...WRITTEN_BY_OWNER, update: NOBODY, put: NOBODY },
  orderEvents: {
    list: OWN_LISTED,
    get: OWN_FOUND,
    create: ['unauthorized', 'yes', 'not found', 'yes'],
    update: NOBODY,
    put: NOBODY,
    'put new': ['unauthorized', 'yes', 'not found', 'yes'],
    delete: NOBODY,
  },
  orderIssues: {
    list: OWN_LISTED,
    get: OWN_FOUND,
    create: ['unauthorized', 'yes', 'not found', 'not found'],
    update: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    put: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'yes', 'not found', 'not found'],
    delete: NOBODY,
  },
  orderChanges: {
    list: OWN_LISTED,
    get: OWN_FOUND,
    create: ONLY_ADMINS,
    update: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    put: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    'put new': ONLY_ADMINS,
    delete: NOBODY,
  },
  orderRevisions: READ_BY_OWNER,
  payments: {
    list: OWN_LISTED,
    get: OWN_FOUND,
    create: NOBODY,
    update: ONLY_ADMINS,
    put: ONLY_ADMINS,
    'put new': NOBODY,
    delete: NOBODY,
  },
  refunds: {
    list: OWN_LISTED,
    get: OWN_FOUND,
    create: ONLY_ADMINS,
    update: ONLY_ADMINS,
    put: ONLY_ADMINS,
    'put new': ONLY_ADMINS,
    delete: NOBODY,
  },
  invoices: READ_BY_OWNER,
  statements: READ_BY_OWNER,
  balanceRefunds: {
    ...WRITTEN_BY_OWNER,
    update: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
    put: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
  },
  topUps: WRITTEN_BY_OWNER,
  mealTimes: READ_BY_ALL,
  plans: READ_BY_ALL,
  planMenus: READ_BY_ALL,
  mealSubscriptions: WRITTEN_BY_OWNER,
  mealPauses: OF_SUBSCRIPTION,
  companies: { ...READ_BY_ADMINS, ...WRITTEN_BY_ADMINS, delete: NOBODY },
  companyMembers: READ_BY_OWNER,
  meals: OF_SUBSCRIPTION,
  areas: READ_BY_ALL,
  preparedItems: { ...READ_BY_ADMINS, ...WRITTEN_BY_ADMINS },
  prepTicks: CREATED_BY_ADMINS,
  prepPrints: CREATED_BY_ADMINS,
  riderShifts: { ...READ_BY_OWNER, ...CREATED, update: PRIVATE.update, put: PRIVATE.put },
  riderPhones: { ...PRIVATE, ...NOT_WRITTEN, delete: PRIVATE.delete },
  riderPoints: 'own routes',
  rides: READ_BY_OWNER,
  ledgerEntries: { ...READ_BY_OWNER, ...CREATED },
  carts: PRIVATE,
  reviews: {
    list: ['seen', 'seen', 'seen', 'seen'],
    get: ['yes', 'yes', 'yes', 'yes'],
    create: ['unauthorized', 'yes', 'yes', 'yes'],
    update: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
    put: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
    'put new': ['unauthorized', 'yes', 'yes', 'yes'],
    delete: ['unauthorized', 'yes', 'unauthorized', 'yes'],
  },
  addresses: PRIVATE,
  notices: { ...PRIVATE, ...NOT_WRITTEN, delete: PRIVATE.delete },
  subscribers: READ_BY_ADMINS,
  consents: { ...READ_BY_OWNER, create: PRIVATE.create, 'put new': PRIVATE['put new'] },
  orderAllergies: READ_BY_OWNER,
  messages: READ_BY_ADMINS,
  grievances: {
    list: OWN_LISTED,
    get: OWN_FOUND,
    create: NOBODY,
    update: ONLY_ADMINS,
    put: ONLY_ADMINS,
    'put new': NOBODY,
    delete: NOBODY,
  },
  mails: READ_BY_ADMINS,
  customerMessages: READ_BY_OWNER,
  messageTexts: { ...READ_BY_ADMINS, ...WRITTEN_BY_ADMINS },
  audits: READ_BY_ADMINS,
  settings: {
    list: ['seen', 'seen', 'seen', 'seen'],
    get: ['yes', 'yes', 'yes', 'yes'],
    create: NOBODY,
    update: ONLY_ADMINS,
    put: ONLY_ADMINS,
    'put new': NOBODY,
    delete: NOBODY,
  },
  coupons: {
    ...READ_BY_ADMINS,
    ...WRITTEN_BY_ADMINS,
  },
  dayCloses: {
    ...CREATED_BY_ADMINS,
    update: ONLY_ADMINS,
    put: ONLY_ADMINS,
  },
  devices: {
    ...READ_BY_ADMINS,
    ...WRITTEN_BY_ADMINS,
  },
  prints: CREATED_BY_ADMINS,
  invitations: { ...READ_BY_ADMINS, ...CREATED, delete: ONLY_ADMINS },
  dishSources: READ_BY_ADMINS,
  learntWordings: { ...READ_BY_ADMINS, delete: ONLY_ADMINS },
  paymentSightings: READ_BY_ADMINS,
  dishFigures: { ...READ_BY_ALL, ...NOT_WRITTEN },
  pushSubscriptions: PRIVATE_UNCHANGED,
  dishAlerts: PRIVATE_UNCHANGED,
  favourites: PRIVATE_UNCHANGED,
  webhooks: { ...READ_BY_ADMINS, ...WRITTEN_BY_ADMINS },
  webhookDeliveries: { ...READ_BY_ADMINS, ...WRITTEN_BY_ADMINS, delete: NOBODY },
  files: 'own routes',
  identities: 'own routes',
} as const satisfies Record<CollectionName, Cells | 'own routes'>;

/** The collections that the documents routes serve. */
export type DocumentName = {
  [N in CollectionName]: (typeof TABLE)[N] extends 'own routes' ? never : N;
}[CollectionName];

export const documentNames = (Object.keys(TABLE) as CollectionName[]).filter(
  (name): name is DocumentName => TABLE[name] !== 'own routes',
);

type Rows = Partial<Record<Operation, Partial<Record<keyof typeof STAFF, string>>>>;

/** What cooks read, too. */
const READ_BY_KITCHEN: Rows = { list: { kitchen: 'seen' }, get: { kitchen: 'yes' } };
/** What they also write. */
const OF_KITCHEN: Rows = { ...READ_BY_KITCHEN, create: { kitchen: 'yes' }, 'put new': { kitchen: 'yes' } };

/** What everybody on the staff may do. */
const STAFF_YES = { kitchen: 'yes', rider: 'yes' };

/** Of what managers may not do. */
const OWNERS = { manager: 'unauthorized' };

/** Answers to roles that differ from their column. */
const DIFFERENT: Partial<Record<DocumentName, Rows>> = {
  orders: { list: { kitchen: 'seen', device: 'seen' }, get: { kitchen: 'yes', device: 'yes' } },
  devices: { list: { device: 'unseen' } },
  // A printer reads and reports only its own prints; this one belongs to another device.
  prints: {
    list: { kitchen: 'seen', device: 'unseen' },
    get: { kitchen: 'yes' },
    create: { kitchen: 'yes', device: 'yes' },
    'put new': { kitchen: 'yes', device: 'yes' },
  },
  payments: {
    list: { kitchen: 'seen', device: 'seen' },
    get: { kitchen: 'yes', device: 'yes' },
    update: { kitchen: 'yes' },
    put: { kitchen: 'yes' },
  },
  refunds: READ_BY_KITCHEN,
  orderEvents: OF_KITCHEN,
  areas: { create: OWNERS, update: OWNERS, put: OWNERS, 'put new': OWNERS, delete: OWNERS },
  preparedItems: READ_BY_KITCHEN,
  prepTicks: OF_KITCHEN,
  prepPrints: OF_KITCHEN,
  learntWordings: { delete: OWNERS },
  riderShifts: { ...OF_KITCHEN, create: STAFF_YES, 'put new': STAFF_YES },
  rides: READ_BY_KITCHEN,
  dayCloses: { update: OWNERS, put: OWNERS },
  invitations: { create: OWNERS, 'put new': OWNERS, delete: OWNERS },
  orderChanges: { ...OF_KITCHEN, update: { kitchen: 'yes' }, put: { kitchen: 'yes' } },
  orderAllergies: READ_BY_KITCHEN,
  orderRevisions: READ_BY_KITCHEN,
  invoices: READ_BY_KITCHEN,
  settings: { update: OWNERS, put: OWNERS },
};

const isStaff = (who: Who): who is keyof typeof STAFF => who in STAFF;

/** The expected answer to a request. */
export function answerTo(who: Who, operation: Operation, collection: DocumentName): string {
  const different = isStaff(who) ? DIFFERENT[collection]?.[operation]?.[who] : undefined;
  const column = isStaff(who) ? STAFF[who] : who;
  return different ?? TABLE[collection][operation][COLUMNS.indexOf(column)] ?? '';
}
