import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import { writeOrderLines } from '#domain/orders/line.ts';
import { orderView, type Viewed } from '#domain/orders/order.ts';
import { OPEN_STATUSES } from '#domain/orders/statuses.ts';
import { CASH } from '#domain/payments/methods.ts';
import { type StepMarks, withSteps } from '#domain/site/welcome-progress.ts';
import type { WelcomeSettings } from '#domain/site/welcome-settings.ts';
import { createDocument, getDocument, listDocuments } from '#web/lib/sdk/documents.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { type SectionDocument, saveSection } from '../queries.ts';

/** How far an owner has come; for owners. */
export function welcomeQuery(sdk: Sdk, ownerId: string) {
  return queryOptions({
    queryKey: ['settings', 'welcome', ownerId],
    queryFn: async () => {
      const document = await getDocument(sdk, 'settings', 'welcome');
      return { ...document, $id: 'welcome' as const };
    },
  });
}

export type WelcomeDocument = SectionDocument<'welcome'>;

/** The progress that a document holds; the server has checked it. */
export const progressOf = ({ value }: WelcomeDocument): WelcomeSettings => JSON.parse(value);

async function change(
  sdk: Sdk,
  seen: WelcomeDocument,
  changed: (before: WelcomeSettings) => WelcomeSettings,
): Promise<void> {
  const { document, isTheirs } = await saveSection(sdk, seen, JSON.stringify(changed(progressOf(seen))));
  // Another owner or tab has saved since this page was loaded. The change is applied to what they saved.
  if (isTheirs) await saveSection(sdk, document, JSON.stringify(changed(progressOf(document))));
}

/** Records steps, each as done or as put off. */
export const markSteps = (sdk: Sdk, seen: WelcomeDocument, marks: StepMarks) =>
  change(sdk, seen, (before) => withSteps(before, marks));

/** Removes the link to the welcome page from the dashboard. */
export const dismiss = (sdk: Sdk, seen: WelcomeDocument) =>
  change(sdk, seen, (before) => ({ ...before, state: 'dismissed' }));

/** Records that a backup was restored as a trial on this day. */
export const markRestoreTried = (sdk: Sdk, seen: WelcomeDocument, day: string) =>
  change(sdk, seen, (before) => ({ ...before, restoreTriedOn: day }));

/** Empties the examples that came with the product on pages. */
export const removeExamples = (sdk: Sdk) => sdk.call('post', 'settings/remove-examples', {});

const total = async (...list: Parameters<typeof listDocuments>) => {
  const [sdk, collection, queries = []] = list;
  return (await listDocuments(sdk, collection, [...queries, Query.limit(1)])).total;
};

/** Pictures that came with the product have addresses on this site; uploaded ones are files. */
const DRAWN = Query.startsWith('imgUrl', '/images/');

/** The numbers of dishes and menus, of dishes that show a drawing, and of those without a picture. */
export function menuSizeQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'menu size'],
    queryFn: async () => {
      const [dishes, menus, drawn, bare] = await Promise.all([
        total(sdk, 'dishes'),
        total(sdk, 'menus'),
        total(sdk, 'dishes', [DRAWN]),
        total(sdk, 'dishes', [Query.equal('imgUrl', '')]),
      ]);
      return { dishes, menus, drawn, bare };
    },
  });
}

/** Deletes all dishes and menus, unless there are more than were seen. */
export const emptyMenu = (sdk: Sdk, { dishes, menus }: { dishes: number; menus: number }) =>
  sdk.call('post', 'menus/empty', { dishes, menus });

/** The number of people in the team. */
export const teamSizeQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['users', 'team size'],
    queryFn: () => total(sdk, 'users', [Query.isNotNull('role')]),
  });

/** The number of printers. */
export const printersQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['devices', 'printers'],
    queryFn: () => total(sdk, 'devices', [Query.equal('kind', 'printer')]),
  });

/** The minutes that a test order is promised for. */
const TEST_MINUTES = 30;

const testOrder = orderView('number', 'status');
export type TestOrder = Viewed<typeof testOrder>;

/** The newest open order that the owner has placed for themselves; null if there is none. */
export function testOrderQuery(sdk: Sdk, ownerId: string) {
  return queryOptions({
    queryKey: ['orders', 'admin', ownerId, 'test order'],
    queryFn: async () => {
      const { documents } = await listDocuments(
        sdk,
        'orders',
        [
          Query.equal('userId', ownerId),
          Query.equal('status', [...OPEN_STATUSES]),
          Query.orderDesc('orderedOn'),
          Query.limit(1),
        ],
        testOrder.attributes,
      );
      const [newest] = documents;
      return newest ? testOrder.read(newest) : null;
    },
  });
}

/** How many dishes are looked at for a test order. */
const MOST_LOOKED_AT = 100;

/** The dish of a test order: one that can be ordered without a choice; undefined if there is none. */
const dishToOrder = async (sdk: Sdk) => {
  const { documents } = await listDocuments(
    sdk,
    'dishes',
    [Query.equal('isAvailable', true), Query.limit(MOST_LOOKED_AT)],
    ['name', 'price', 'needsChoice'],
  );
  return documents.find(({ needsChoice }) => !needsChoice);
};

/**
 * Places a test order of one dish for the owner themselves, as staff do for who stands at the counter: hours, areas and the minimum
 * do not matter. A repeat with the same id places no second one. Returns whether there was a dish to order.
 */
export async function placeTestOrder(
  sdk: Sdk,
  { id, ownerId, note }: { id: string; ownerId: string; note: string },
): Promise<boolean> {
  const dish = await dishToOrder(sdk);
  if (!dish) return false;
  const { $id: dishId, name, price } = dish;
  await createDocument(sdk, 'orders', id, {
    ...{ channel: 'staff', kind: 'pickup', paymentMethod: CASH, forUserId: ownerId, note },
    items: writeOrderLines([{ dishId, name, quantity: 1, price, imgUrl: '' }]),
    promisedInMinutes: TEST_MINUTES,
  });
  return true;
}

/** Cancels the owner's test order; they are the customer who asks. A repeat with the same id changes nothing. */
export const cancelTestOrder = (sdk: Sdk, id: string, { id: orderId, status }: TestOrder) =>
  createDocument(sdk, 'orderEvents', id, {
    orderId,
    type: 'step',
    from: status,
    to: 'cancelled',
    reason: 'customerAsked',
  });
