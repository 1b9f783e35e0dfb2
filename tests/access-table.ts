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
/** Collections that only the server writes and only admins read. */
const READ_BY_ADMINS: Cells = {
  list: ['unauthorized', 'unauthorized', 'unauthorized', 'seen'],
  get: ['not found', 'not found', 'not found', 'yes'],
  create: NOBODY,
  update: NOBODY,
  put: NOBODY,
  'put new': NOBODY,
  delete: NOBODY,
};

/**
 * The answer of each collection to each operation. A granted list says whether it contains the owner's document. A refusal
 * is given by its type, or by 401 or 404. A collection without a row does not compile.
 */
export const TABLE = {
  users: {
    list: ['unauthorized', 'seen', 'unseen', 'seen'],
    get: ['not found', 'yes', 'not found', 'yes'],
    create: ['unauthorized', 'yes', 'unauthorized', 'unauthorized'],
    update: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    put: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'unauthorized'],
    delete: ['unauthorized', 'unauthorized', 'unauthorized', 'unauthorized'],
  },
  dishes: {
    list: ['seen', 'seen', 'seen', 'seen'],
    get: ['yes', 'yes', 'yes', 'yes'],
    create: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    update: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    put: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    delete: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
  },
  menus: {
    list: ['seen', 'seen', 'seen', 'seen'],
    get: ['yes', 'yes', 'yes', 'yes'],
    create: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    update: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    put: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    delete: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
  },
  orders: {
    list: ['unauthorized', 'seen', 'unseen', 'seen'],
    get: ['not found', 'yes', 'not found', 'yes'],
    create: ['unauthorized', 'yes', 'yes', 'yes'],
    update: ['unauthorized', 'unauthorized', 'unauthorized', 'unauthorized'],
    put: ['unauthorized', 'unauthorized', 'unauthorized', 'unauthorized'],
    'put new': ['unauthorized', 'yes', 'yes', 'yes'],
    delete: ['unauthorized', 'unauthorized', 'unauthorized', 'unauthorized'],
  },
  orderEvents: {
    list: ['unauthorized', 'seen', 'unseen', 'seen'],
    get: ['not found', 'yes', 'not found', 'yes'],
    create: ['unauthorized', 'yes', 'not found', 'yes'],
    update: NOBODY,
    put: NOBODY,
    'put new': ['unauthorized', 'yes', 'not found', 'yes'],
    delete: NOBODY,
  },
  orderIssues: {
    list: ['unauthorized', 'seen', 'unseen', 'seen'],
    get: ['not found', 'yes', 'not found', 'yes'],
    create: ['unauthorized', 'yes', 'not found', 'not found'],
    update: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    put: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'yes', 'not found', 'not found'],
    delete: NOBODY,
  },
  orderChanges: {
    list: ['unauthorized', 'seen', 'unseen', 'seen'],
    get: ['not found', 'yes', 'not found', 'yes'],
    create: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    update: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    put: ['unauthorized', 'yes', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    delete: NOBODY,
  },
  orderRevisions: {
    list: ['unauthorized', 'seen', 'unseen', 'seen'],
    get: ['not found', 'yes', 'not found', 'yes'],
    create: NOBODY,
    update: NOBODY,
    put: NOBODY,
    'put new': NOBODY,
    delete: NOBODY,
  },
  payments: {
    list: ['unauthorized', 'seen', 'unseen', 'seen'],
    get: ['not found', 'yes', 'not found', 'yes'],
    create: NOBODY,
    update: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    put: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    'put new': NOBODY,
    delete: NOBODY,
  },
  refunds: {
    list: ['unauthorized', 'seen', 'unseen', 'seen'],
    get: ['not found', 'yes', 'not found', 'yes'],
    create: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    update: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    put: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    delete: NOBODY,
  },
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
  notices: {
    ...PRIVATE,
    create: NOBODY,
    update: NOBODY,
    put: NOBODY,
    'put new': NOBODY,
  },
  subscribers: READ_BY_ADMINS,
  messages: READ_BY_ADMINS,
  mails: READ_BY_ADMINS,
  audits: READ_BY_ADMINS,
  settings: {
    list: ['seen', 'seen', 'seen', 'seen'],
    get: ['yes', 'yes', 'yes', 'yes'],
    create: NOBODY,
    update: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    put: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    'put new': NOBODY,
    delete: NOBODY,
  },
  devices: {
    ...READ_BY_ADMINS,
    create: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    update: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    put: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    delete: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
  },
  prints: {
    ...READ_BY_ADMINS,
    create: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
  },
  invitations: {
    ...READ_BY_ADMINS,
    create: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    delete: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
  },
  pushSubscriptions: {
    ...PRIVATE,
    create: ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
    update: NOBODY,
    put: NOBODY,
    'put new': ['unauthorized', 'unauthorized', 'unauthorized', 'yes'],
  },
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
  refunds: { list: { kitchen: 'seen' }, get: { kitchen: 'yes' } },
  orderEvents: {
    list: { kitchen: 'seen' },
    get: { kitchen: 'yes' },
    create: { kitchen: 'yes' },
    'put new': { kitchen: 'yes' },
  },
  invitations: {
    create: { manager: 'unauthorized' },
    'put new': { manager: 'unauthorized' },
    delete: { manager: 'unauthorized' },
  },
  pushSubscriptions: { create: { kitchen: 'yes' }, 'put new': { kitchen: 'yes' } },
  orderChanges: {
    list: { kitchen: 'seen' },
    get: { kitchen: 'yes' },
    create: { kitchen: 'yes' },
    update: { kitchen: 'yes' },
    put: { kitchen: 'yes' },
    'put new': { kitchen: 'yes' },
  },
  orderRevisions: { list: { kitchen: 'seen' }, get: { kitchen: 'yes' } },
  settings: { update: { manager: 'unauthorized' }, put: { manager: 'unauthorized' } },
};

const isStaff = (who: Who): who is keyof typeof STAFF => who in STAFF;

/** The expected answer to a request. */
export function answerTo(who: Who, operation: Operation, collection: DocumentName): string {
  const different = isStaff(who) ? DIFFERENT[collection]?.[operation]?.[who] : undefined;
  const column = isStaff(who) ? STAFF[who] : who;
  const cells: Cells = TABLE[collection];
  return different ?? cells[operation][COLUMNS.indexOf(column)] ?? '';
}
