import { queryOptions } from '@tanstack/react-query';
import { Query } from 'appwrite';
import type { DishType } from '#domain/dishes/kinds.ts';
import { type Paise, ZERO_PAISE } from '#domain/money.ts';
import { PACE_STEPS, paceOf } from '#domain/orders/pace.ts';
import { BOARD_STATUSES, type OrderStatus } from '#domain/orders/statuses.ts';
import { rereads } from '#web/lib/live/changed-documents.ts';
import type { OrderDocument } from '#web/lib/sdk/documents.ts';
import { listEvery } from '#web/lib/sdk/list-every.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { inOrder } from '#web/shared/menus/menu-order.ts';
import { recently } from './recently.ts';
import { type Ticket, ticketView } from './ticket.ts';

const HOUR = 3_600_000;
/** Milliseconds between two loads, in case the live connection has missed something. */
const ASK_AGAIN = 30_000;
const SOONEST = 1_000;
/** Orders that one request reads: more than are open on a busy evening. */
const FULL_BOARD = 500;

/** The open orders; orders that nobody has to accept only if they were placed, or due, in the hours that the board lists. */
export function ticketsQuery(sdk: Sdk, userId: string) {
  const read = async (some: readonly string[] = []): Promise<Ticket[]> => {
    const filters = [
      ...some,
      Query.equal('status', [...BOARD_STATUSES]),
      Query.or([
        Query.isNotNull('acceptBy'),
        Query.greaterThan('orderedOn', recently()),
        Query.greaterThan('dueAt', recently()),
      ]),
    ];
    return (await listEvery(sdk, 'orders', filters, ticketView.attributes, FULL_BOARD)).map(ticketView.read);
  };
  return queryOptions({
    queryKey: ['orders', 'board', userId],
    queryFn: () => read(),
    meta: rereads<Ticket>((ids) => read([Query.equal('$id', [...ids])])),
    // Counted from when the whole list was loaded; a failed attempt counts, too.
    refetchInterval: ({ state: { dataUpdatedAt, errorUpdatedAt } }) =>
      Math.max(SOONEST, Math.max(dataUpdatedAt, errorUpdatedAt) + ASK_AGAIN - Date.now()),
    refetchIntervalInBackground: true,
  });
}

/** The attributes of a dish that the board needs; its name is in the order's line. */
export interface DishFacts {
  type: DishType;
  /** The id of its menu. */
  menuId: string;
}

/** Every dish by its id, sold out ones included. */
export function dishFactsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['dishes', 'facts'],
    queryFn: async (): Promise<Readonly<Record<string, DishFacts>>> => {
      const dishes = await listEvery(sdk, 'dishes', [], ['type', 'menuId']);
      return Object.fromEntries(dishes.map(({ $id, type, menuId }) => [$id, { type, menuId }]));
    },
  });
}

/** A station of the kitchen: a menu whose dishes are cooked at one place. */
export interface Station {
  id: string;
  name: string;
}

/** The stations, in the order of the menus. */
export function stationsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: ['menus', 'stations'],
    queryFn: async (): Promise<Station[]> =>
      inOrder(await listEvery(sdk, 'menus')).map(({ $id: id, name }) => ({ id, name })),
  });
}

/** The time span from which the kitchen's usual times are computed, and how often; milliseconds. */
const PACE_OF = 2 * HOUR;
const PACE_EVERY = 3 * 60_000;

/** How long the kitchen usually takes at the moment. */
export function paceQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    // The key is not the collection's name, so that not every step of every order refetches it.
    queryKey: ['pace', userId],
    queryFn: async () => {
      const steps = await listEvery(
        sdk,
        'orderEvents',
        [
          Query.equal('type', 'step'),
          Query.equal('to', [...PACE_STEPS]),
          Query.greaterThan('createdAt', new Date(Date.now() - PACE_OF).toISOString()),
        ],
        ['orderId', 'to', 'createdAt'],
      );
      return paceOf(
        steps.map(({ orderId, to, createdAt }) => ({ orderId, to, createdAt: new Date(createdAt ?? 0) })),
      );
    },
    refetchInterval: PACE_EVERY,
  });
}

/** A member of staff who delivers orders. */
export interface Rider {
  id: string;
  name: string;
}

/** Milliseconds between two loads; riders rarely change. */
const RIDERS_EVERY = 60_000;

/** The riders, by name. */
export function ridersQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['users', 'riders', userId],
    queryFn: async (): Promise<Rider[]> => {
      const { riders } = await sdk.call<{ riders: { $id: string; name: string }[] }>('get', 'riders');
      return riders
        .map(({ $id: id, name }) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name));
    },
    refetchInterval: RIDERS_EVERY,
  });
}

/** A payment that is due. */
export interface Payment {
  id: string;
  amount: Paise;
}

/** The payments of an order that are due. */
export function duePaymentsQuery(sdk: Sdk, orderId: string) {
  return queryOptions({
    queryKey: ['payments', 'due', orderId],
    queryFn: async (): Promise<Payment[]> => {
      const due = await listEvery(sdk, 'payments', [
        Query.equal('orderId', orderId),
        Query.equal('state', 'due'),
      ]);
      return due.map(({ $id: id, amount }) => ({ id, amount: amount ?? ZERO_PAISE }));
    },
  });
}

/** An order that ended in the last hours, by a step or by its age. */
export interface FinishedTicket {
  ticket: Ticket;
  status: OrderStatus;
  endedAt: Date;
  /** Whether this person took its last step and can still undo it. */
  isOwnStep: boolean;
  /** Whether its payment has not been recorded. */
  isDue: boolean;
}

interface WireFinished extends Omit<FinishedTicket, 'ticket' | 'endedAt'> {
  order: OrderDocument;
  endedAt: string;
}

/** The orders that ended in the last hours, newest first. */
export function finishedQuery(sdk: Sdk, userId: string) {
  return queryOptions({
    queryKey: ['orders', 'finished', userId],
    queryFn: async (): Promise<FinishedTicket[]> => {
      const { orders } = await sdk.call<{ orders: WireFinished[] }>('get', 'orders/finished');
      return orders.map(({ order, endedAt, ...finished }) => ({
        ...finished,
        ticket: ticketView.read(order),
        endedAt: new Date(endedAt),
      }));
    },
  });
}
