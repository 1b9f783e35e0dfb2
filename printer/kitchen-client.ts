import { AppwriteException, Client, Databases, ID, type Models, Query } from 'appwrite';
import type { WireCollections } from '#domain/collections.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import type { Language } from '#domain/languages/languages.ts';
import { BOARD_STATUSES } from '#domain/orders/statuses.ts';
import { settledOnWire } from '#domain/payments/settled.ts';
import type { UpiAnswer } from '#domain/payments/upi.ts';
import { isTicketDue } from '#domain/printing/due.ts';
import type { PrintFacts } from '#domain/printing/printed-order.ts';
import { kitchenLanguage } from '#domain/site/kitchen-language.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { ownerTextsIn } from '#domain/site/owner-texts-in.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { type SettingsSection, storedSection } from '#domain/site/settings.ts';

type Stored<N extends keyof WireCollections> = Models.Document & WireCollections[N];
export type OrderDocument = Stored<'orders'>;

/** A ticket that this agent has claimed: no other agent prints it until the claim ends. */
export interface Claim {
  printId: string;
  copy: number;
}

/** Data that a ticket needs besides its order. */
export interface TicketFacts {
  shopName: string;
  /** An order counts as late this long after its promised time. */
  lateAfterMinutes: number;
  timeZone: string;
  /** The kitchen's language. */
  language: Language;
  types: Readonly<Record<string, DishType>>;
}

/** The API calls of a printer's agent. Every call rejects if there is no answer. */
export interface KitchenClient {
  /** The name that the kitchen has given this device. */
  name(): Promise<string>;
  /** The orders whose ticket this printer still has to print, oldest first. */
  unprinted(): Promise<OrderDocument[]>;
  facts(): Promise<TicketFacts>;
  /** Whether an order is paid, the amount still due, and the link to pay it by UPI. */
  money(orderId: string): Promise<Pick<PrintFacts, 'isPaid' | 'paidBy' | 'due' | 'upiLink'>>;
  /** Claims an order's ticket; undefined if another agent prints it or has printed it. */
  claim(orderId: string): Promise<Claim | undefined>;
  /** Reports a claimed ticket as printed. */
  report(claim: Claim): Promise<void>;
}

/** The server no longer accepts the token: the device was ended, or has a new token. */
export class SignedOut extends Error {}

/** Whether an error means that the token is no longer accepted. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof SignedOut || (error instanceof AppwriteException && error.code === 401);

const DATABASE = 'rasoi';
/** Documents per request. */
const PAGE = 100;
/** In `age` mode, tickets of orders older than this are not printed (milliseconds): 12 hours, as on the board. */
const PLACED_WITHIN = 12 * 3_600_000;

const isRefused = (error: unknown, ...types: readonly string[]): boolean =>
  error instanceof AppwriteException && types.includes(error.type);

interface KitchenParts {
  server: string;
  token: string;
  deviceId: string;
  /** Distinguishes this process from others that sign in as the same device. */
  agentId: string;
}

export function connectKitchen({ server, token, deviceId, agentId }: KitchenParts): KitchenClient {
  const client = new Client().setEndpoint(`${server}/v1`).setProject('rasoi').setSession(token);
  const databases = new Databases(client);

  async function listAll<N extends keyof WireCollections>(
    collection: N,
    queries: readonly string[],
  ): Promise<Stored<N>[]> {
    const all: Stored<N>[] = [];
    for (;;) {
      const last = all.at(-1);
      const after = last ? [Query.cursorAfter(last.$id)] : [];
      const page = [...queries, Query.limit(PAGE), ...after];
      const { documents } = await databases.listDocuments<Stored<N>>(DATABASE, collection, page);
      all.push(...documents);
      if (documents.length < PAGE) return all;
    }
  }

  async function section<S extends SettingsSection>(name: S) {
    const { value } = await databases.getDocument(DATABASE, 'settings', name);
    return storedSection(name, value);
  }

  const orderMode = async (): Promise<OrderMode> =>
    (await section('kitchen'))?.orderMode ?? PAGE_DEFAULTS.kitchen.orderMode;

  /** The prints of this printer for the tickets of some orders. */
  async function printsOf(orders: readonly OrderDocument[]): Promise<Stored<'prints'>[]> {
    const found: Stored<'prints'>[] = [];
    for (let from = 0; from < orders.length; from += PAGE) {
      const ids = orders.slice(from, from + PAGE).map(({ $id }) => $id);
      const queries = [Query.equal('orderId', ids), Query.equal('sheet', 'ticket')];
      found.push(...(await listAll('prints', queries)));
    }
    return found;
  }

  /** Takes over a claim of this agent whose answer was lost, or an expired claim of another agent. */
  async function takeOver(orderId: string): Promise<Claim | undefined> {
    const queries = [Query.equal('orderId', orderId), Query.equal('sheet', 'ticket')];
    const [print] = await listAll('prints', queries);
    if (!print || print.state === 'printed') return undefined;
    const change = { agentId, state: 'printing' };
    const claimed = await databases.updateDocument(DATABASE, 'prints', print.$id, change);
    return { printId: print.$id, copy: claimed.copy };
  }

  /** This device's document, which visitors cannot read. Throws SignedOut. */
  async function ownEntry() {
    try {
      return await databases.getDocument(DATABASE, 'devices', deviceId);
    } catch (error) {
      throw isRefused(error, 'document_not_found') ? new SignedOut() : error;
    }
  }

  return {
    async name() {
      return (await ownEntry()).name;
    },

    async unprinted() {
      const device = await ownEntry();
      const mode = await orderMode();
      const recently = new Date(Date.now() - PLACED_WITHIN).toISOString();
      const open = await listAll('orders', [
        Query.equal('status', [...BOARD_STATUSES]),
        Query.greaterThan('orderedOn', device.$createdAt),
        Query.or([
          Query.notEqual('status', 'placed'),
          Query.greaterThan('orderedOn', recently),
          Query.greaterThan('dueAt', recently),
        ]),
      ]);
      const due = open.filter((order) => isTicketDue(order, mode, new Date()));
      const now = Date.now();
      const settled = (await printsOf(due)).filter(
        ({ state, agentId: by, claimedUntil }) =>
          state === 'printed' || (by !== agentId && claimedUntil !== null && Date.parse(claimedUntil) > now),
      );
      const done = new Set(settled.map(({ orderId }) => orderId));
      return due
        .filter(({ $id }) => !done.has($id))
        .sort((one, other) => Date.parse(one.orderedOn) - Date.parse(other.orderedOn));
    },

    async facts() {
      const dishes = await listAll('dishes', [Query.select(['$id', '$sequence', 'type'])]);
      const shop = (await section('shop')) ?? PAGE_DEFAULTS.shop;
      const kitchen = (await section('kitchen')) ?? PAGE_DEFAULTS.kitchen;
      const language = kitchenLanguage({ shop, kitchen });
      return {
        shopName: ownerTextsIn(shop, language).name,
        timeZone: shop.timeZone,
        language,
        lateAfterMinutes: kitchen.lateAfterMinutes,
        types: Object.fromEntries(dishes.map(({ $id, type }) => [$id, type])),
      };
    },

    async money(orderId) {
      const url = new URL(`${server}/v1/orders/${encodeURIComponent(orderId)}/upi`);
      const [payments, { request }] = await Promise.all([
        listAll('payments', [Query.equal('orderId', orderId)]),
        client.call('get', url) as Promise<UpiAnswer>,
      ]);
      return { ...settledOnWire(payments), ...(request && { upiLink: request.link }) };
    },

    async claim(orderId) {
      const data = { orderId, sheet: 'ticket', agentId };
      try {
        const { $id, copy } = await databases.createDocument(DATABASE, 'prints', ID.unique(), data);
        return { printId: $id, copy };
      } catch (error) {
        if (!isRefused(error, 'document_already_exists')) throw error;
      }
      try {
        return await takeOver(orderId);
      } catch (error) {
        if (isRefused(error, 'print_taken')) return undefined;
        throw error;
      }
    },

    async report({ printId }) {
      await databases.updateDocument(DATABASE, 'prints', printId, { agentId, state: 'printed' });
    },
  };
}
