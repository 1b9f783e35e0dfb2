import { AppwriteException, Client, Databases, ID, type Models, Query } from 'appwrite';
import type { WireCollections } from '#domain/collections.ts';
import type { PrinterState } from '#domain/devices/attributes.ts';
import { BOARD_STATUSES } from '#domain/orders/statuses.ts';
import { isTicketDue } from '#domain/printing/due.ts';
import type { OrderMode } from '#domain/site/kitchen-settings.ts';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import { type SettingsSection, storedSection } from '#domain/site/settings.ts';
import type { Options } from './options.ts';

type Stored<N extends keyof WireCollections> = Models.Document & WireCollections[N];
export type OrderDocument = Stored<'orders'>;

/** A ticket that this agent has claimed: no other agent prints it until the claim ends. */
export interface Claim {
  printId: string;
  copy: number;
}

/** The API calls of a printer's agent. Every call rejects if there is no answer. */
export interface KitchenClient {
  /** This device's document. Throws SignedOut. */
  device(): Promise<Stored<'devices'>>;
  /** The orders whose ticket this printer still has to print, oldest first. */
  unprinted(device: Pick<Stored<'devices'>, '$createdAt'>): Promise<OrderDocument[]>;
  /** Claims an order's ticket; undefined if another agent prints it or has printed it. */
  claim(orderId: string): Promise<Claim | undefined>;
  /** The commands that print a claimed ticket. Throws UndrawableTicket. */
  ticket(claim: Claim): Promise<Uint8Array>;
  /** The commands that print a test page. */
  testPage(): Promise<Uint8Array>;
  /** Reports a claimed ticket as printed. */
  report(claim: Claim): Promise<void>;
  /** Reports what was found at the printer, and whether a test page was printed. */
  reportPrinter(state: PrinterState, tested?: boolean): Promise<void>;
}

/** The server cannot draw a ticket, or its order is gone. */
export class UndrawableTicket extends Error {}

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

interface KitchenParts
  extends Pick<Options, 'server' | 'token' | 'deviceId' | 'sheet' | 'paper' | 'copies' | 'openDrawer'> {
  /** Distinguishes this process from others that sign in as the same device. */
  agentId: string;
}

export function connectKitchen(parts: KitchenParts): KitchenClient {
  const { server, token, deviceId, agentId, sheet, paper, copies, openDrawer } = parts;
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
      const queries = [Query.equal('orderId', ids), Query.equal('sheet', sheet)];
      found.push(...(await listAll('prints', queries)));
    }
    return found;
  }

  /** Takes over a claim of this agent whose answer was lost, or an expired claim of another agent. */
  async function takeOver(orderId: string): Promise<Claim | undefined> {
    const queries = [Query.equal('orderId', orderId), Query.equal('sheet', sheet)];
    const [print] = await listAll('prints', queries);
    if (!print || print.state === 'printed') return undefined;
    const change = { agentId, state: 'printing' };
    const claimed = await databases.updateDocument(DATABASE, 'prints', print.$id, change);
    return { printId: print.$id, copy: claimed.copy };
  }

  /** Requests commands for the printer. */
  async function commands(path: string, width: number): Promise<Uint8Array> {
    const drawer = openDrawer ? '1' : '0';
    const printedBy = new URLSearchParams({ width: String(width), copies: String(copies), drawer });
    const url = new URL(`${server}/v1/${path}?${printedBy}`);
    return new Uint8Array(await client.call('get', url, {}, {}, 'arrayBuffer'));
  }

  return {
    async device() {
      try {
        return await databases.getDocument(DATABASE, 'devices', deviceId);
      } catch (error) {
        // Visitors cannot read it, and the token of a device that was ended makes a visitor.
        throw isRefused(error, 'document_not_found') ? new SignedOut() : error;
      }
    },

    async unprinted(device) {
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

    async claim(orderId) {
      const data = { orderId, sheet, agentId };
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

    async ticket({ printId }) {
      try {
        return await commands(`prints/${encodeURIComponent(printId)}/job`, paper);
      } catch (error) {
        const isUndrawable = error instanceof AppwriteException && [404, 500].includes(error.code);
        throw isUndrawable ? new UndrawableTicket(error.message) : error;
      }
    },

    // A test page is as wide as paper, a little less than the widest label.
    testPage: () => commands(`devices/${encodeURIComponent(deviceId)}/test-job`, Math.max(58, paper)),

    async report({ printId }) {
      await databases.updateDocument(DATABASE, 'prints', printId, { agentId, state: 'printed' });
    },

    async reportPrinter(state, tested = false) {
      const url = new URL(`${server}/v1/devices/${encodeURIComponent(deviceId)}/printer`);
      await client.call('put', url, { 'content-type': 'application/json' }, { state, tested });
    },
  };
}
