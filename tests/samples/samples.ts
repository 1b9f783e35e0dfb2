import { MESSAGE_KINDS } from '#domain/messages/message-rows.ts';
import type { DocumentName } from '#tests/access/access-table.ts';

const dish = { description: 'Crisp', price: 40, menuId: 'snacks', imgUrl: '/images/samosa.webp' };
const phulka = JSON.stringify({ DishID: 'phulka', quantity: 1, price: 49 });
const address = { houseNo: '4', street: 'MG Road', city: 'Pune', state: 'Maharashtra', pincode: 411001 };

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const START = Date.now();
/** A day on which the kitchen takes changes of meals: not past, and at most `MOST_DAYS_AHEAD` days from now. */
export const mealDay = (n: number) => new Date(START + (30 + n) * 86_400_000).toISOString().slice(0, 10);

const dayOf = (n: number) => new Date(Date.UTC(2040, 0, 1 + n)).toISOString().slice(0, 10);

/** Keys of a browser that wants Web Push messages: the first is a point of the curve P-256. */
export const PUSH_KEYS = {
  p256dh: 'BFHpCusnFBkiPCv4fUEkobSfxaTK283PXaZcQsWPZwxkot5Shq0RFRPZzpfNYqB8S_uT0Rjbe-HiSNlcEisNUKk',
  auth: 'a'.repeat(22),
};

/**
 * Valid data of each collection. Another number gives different data, for documents that must differ and for writes that
 * must change something. A collection without a sample does not compile.
 */
export const samples = {
  users: (n) => ({ name: 'Asha', ...address, landmark: `no. ${n}` }),
  dishes: (n) => ({ ...dish, name: `no. ${n}` }),
  menus: (n) => ({ name: `no. ${n}` }),
  optionGroups: (n) => ({
    name: `no. ${n}`,
    min: 1,
    max: 1,
    choices: [
      JSON.stringify({ id: 'half', name: 'Half', price: -20 }),
      JSON.stringify({ id: 'full', name: 'Full' }),
    ],
  }),
  orders: () => ({ items: [phulka], paymentMethod: 'cod', address: '4, MG Road, Pune 411001' }),
  orderAllergies: (n) => ({ userId: 'owner', words: `no. ${n}`, notice: '1' }),
  orderEvents: () => ({
    orderId: 'theirs',
    type: 'step',
    from: 'placed',
    to: 'cancelled',
    reason: 'customerAsked',
  }),
  orderIssues: () => ({ orderId: 'eaten', kind: 'missing', text: 'No rice', state: 'closed' }),
  orderChanges: () => ({ orderId: 'theirs', revision: 1, line: 0, quantity: 1, reason: 'customerAsked' }),
  orderRevisions: (n) => ({ note: `no. ${n}` }),
  payments: (n) => ({ state: 'paid', reference: `no. ${n}` }),
  riderShifts: () => ({ isOpen: false }),
  riderPhones: (n) => ({ name: `no. ${n}` }),
  rides: (n) => ({ riderId: `no. ${n}` }),
  refunds: () => ({
    orderId: 'theirs',
    amount: 1,
    reason: 'goodwill',
    doneAt: new Date().toISOString(),
  }),
  statements: (n) => ({ period: `no. ${n}` }),
  balanceRefunds: (n) => ({ payTo: `no. ${n}` }),
  messageTexts: (n) => ({
    kind: MESSAGE_KINDS[n % MESSAGE_KINDS.length],
    language: 'en',
    words: `no. ${n}`,
  }),
  customerMessages: (n) => ({ values: `no. ${n}` }),
  topUps: () => ({ amount: 340, way: 'direct' }),
  mealTimes: (n) => ({
    name: `no. ${n}`,
    deliveredFrom: '12:30',
    deliveredUntil: '13:30',
    cutoffDays: 1,
    cutoffAt: '20:00',
  }),
  plans: (n) => ({
    name: `no. ${n}`,
    description: 'Dal, sabzi, roti',
    mealTimeIds: ['theirs'],
    weekdays: EVERY_DAY,
    price: 120,
    isOnSale: true,
  }),
  planMenus: (n) => ({
    planId: 'theirs',
    mealTimeId: 'theirs',
    date: new Date(Date.UTC(2030, 0, 1 + (n % 5000))).toISOString().slice(0, 10),
    dishes: [JSON.stringify({ dishId: 'phulka', quantity: 3 })],
  }),
  mealSubscriptions: (n) => ({
    planId: 'theirs',
    mealTimeIds: ['theirs'],
    weekdays: EVERY_DAY,
    quantity: 2 + (n % 8),
    startsOn: mealDay(0),
  }),
  companies: (n) => ({
    name: `no. ${n}`,
    houseLimit: 5000,
    adminName: 'Asha',
    adminContact: 'asha-of-company@example.com',
  }),
  companyMembers: (n) => ({ name: `no. ${n}` }),
  mealPauses: (n) => ({ subscriptionId: 'theirs', from: dayOf(n), until: dayOf(n + 1) }),
  meals: (n) => ({
    subscriptionId: 'theirs',
    date: mealDay(0),
    mealTimeId: 'theirs',
    quantity: 2 + (n % 8),
    state: 'planned',
  }),
  areas: (n) => ({ name: `no. ${n}`, kind: 'pincodes', pincodes: ['411001'] }),
  preparedItems: (n) => ({
    name: `no. ${n}`,
    unit: 'g',
    uses: [JSON.stringify({ dishId: 'samosa', quantity: 150 })],
  }),
  prepTicks: (n) => ({ day: dayOf(n), need: `dish samosa ${n}`, quantity: 4 }),
  prepPrints: (n) => ({
    day: dayOf(n),
    needs: [JSON.stringify({ key: `dish samosa ${n}`, name: 'Samosa', unit: 'portion', quantity: 4 })],
  }),
  ledgerEntries: (n) => ({ userId: 'owner', kind: 'goodwill', credit: 1, note: `no. ${n}` }),
  invoices: (n) => ({ buyerName: `no. ${n}` }),
  carts: (n) => ({ dishId: 'samosa', quantity: 1 + (n % 90) }),
  reviews: (n) => ({ dishId: 'samosa', rating: 4, comment: `no. ${n}` }),
  addresses: (n) => ({ ...address, landmark: `no. ${n}` }),
  notices: (n) => ({ userId: 'owner', dishName: `no. ${n}` }),
  subscribers: (n) => ({ email: `${n}@example.in` }),
  messages: (n) => ({ name: 'Asha', email: 'asha@example.in', message: `no. ${n}` }),
  grievances: (n) => ({
    category: 'food',
    text: 'Cold again',
    name: 'Asha',
    email: 'asha@example.in',
    state: 'answered',
    answer: `no. ${n}`,
  }),
  mails: (n) => ({ kind: 'password-recovery', to: 'a@example.in', status: 'kept', aboutId: `about-${n}` }),
  audits: (n) => ({
    adminId: 'a',
    adminName: 'A',
    action: 'update',
    collection: 'dishes',
    documentId: 'd',
    label: `no. ${n}`,
  }),
  dayCloses: (n) => ({
    day: new Date(Date.UTC(2010, 0, 1 + (n % 5000))).toISOString().slice(0, 10),
    counted: [],
  }),
  consents: (n) => ({ purpose: 'mapPin', given: n % 2 === 0 }),
  coupons: (n) => ({ code: `SAVE${n}`, kind: 'percent', percent: 10 }),
  invitations: (n) => ({ to: `${n}@example.in`, role: 'kitchen' }),
  settings: (n) => ({ value: JSON.stringify({ freeDeliveryAbove: n }) }),
  devices: (n) => ({ name: `no. ${n}`, kind: 'printer' }),
  pushSubscriptions: (n) => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${n}`,
    ...PUSH_KEYS,
  }),
  dishAlerts: () => ({ dishId: 'samosa' }),
  dishFigures: (n) => ({ orderedWith: [`dish-${n}`] }),
  dishSources: (n) => ({ dishId: 'samosa', system: 'petpooja', externalId: `${n}`, said: '{}' }),
  favourites: () => ({ dishId: 'samosa' }),
  webhooks: (n) => ({ url: `https://books.example/${n}`, topics: ['orders'] }),
  learntWordings: (n) => ({ pattern: '{amount} credited', sender: `VM-BANK${n}` }),
  paymentSightings: (n) => ({
    source: 'text',
    receivedAt: '2026-11-27T07:30:00.000+00:00',
    state: 'ignored',
    bank: `${n}`,
  }),
  webhookDeliveries: () => ({ webhookId: 'theirs', state: 'waiting' }),
  prints: (n) => ({ orderId: 'theirs', sheet: 'ticket', agentId: `agent-${n}` }),
} satisfies Record<DocumentName, (n: number) => Record<string, unknown>>;
