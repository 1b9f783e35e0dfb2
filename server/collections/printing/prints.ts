import { sql } from 'drizzle-orm';
import { CLAIM_LIFETIME, printAttributes } from '#domain/printing/attributes.ts';
import { printMessages } from '#domain/printing/messages.ts';
import { kitchenOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { orders } from '../orders/orders.ts';

/** The device behind the actor of a unit of work; null when a person acts. */
const deviceOf = ({ actor }: Work): string | null => (actor.kind === 'device' ? actor.device.id : null);

/**
 * The number of the next copy. A browser counts all copies of the sheet. A printer counts what people have printed:
 * the first ticket at another printer is no reprint.
 */
async function nextCopy(work: Work, orderId: string, sheet: string): Promise<number> {
  const anyPrinter = deviceOf(work) === null;
  const [row] = await work.sql.query<{ copies: number }>(
    sql`select coalesce(max(copy), 0)::bigint as copies from prints
      where "orderId" = ${orderId} and sheet = ${sheet} and (${anyPrinter}::boolean or "deviceId" is null)`,
    'copies of a sheet',
  );
  return (row?.copies ?? 0) + 1;
}

const claimedUntil = ({ now }: Work): Date => new Date(now.getTime() + CLAIM_LIFETIME);

/**
 * What has been printed of orders. A person's print counts as printed at once, since browsers do not say what became
 * of it. A device claims an order's ticket, sends it to its printer and reports it as printed. A claim that is not
 * reported runs out; whoever takes it over prints a reprint, because the first copy may have come out.
 */
export const prints = defineCollection('prints', printAttributes, ({ fields }) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: (caller) =>
      kitchenOnly(caller) || (caller.device ? equal(fields.deviceId, caller.device.id) : false),
    create: (caller) => kitchenOnly(caller) || caller.device?.kind === 'printer',
    update: ({ device }) => (device ? equal(fields.deviceId, device.id) : false),
  },
  serverWrites: ['copy', 'deviceId', 'actorId', 'claimedUntil', 'printedAt'],
  audit: { never: 'Printing changes nothing, and each print is recorded as a document.' },
  hooks: {
    async beforeCreate(work, { values }) {
      const { orderId, sheet, agentId } = values;
      // The lock makes copies of one order count one after another.
      if (!(await find(work.sql, orders, orderId, true))) throw new Failure('document_not_found');
      const deviceId = deviceOf(work);
      const copy = await nextCopy(work, orderId, sheet);
      if (deviceId === null) {
        const printed = { state: 'printed', claimedUntil: null, printedAt: work.now } as const;
        return {
          insert: { orderId, sheet, copy, deviceId, agentId: null, actorId: actorId(work.actor), ...printed },
        };
      }
      if (!agentId) throw new Failure('general_argument_invalid', printMessages.needsAgent);
      const claimed = { state: 'printing', claimedUntil: claimedUntil(work), printedAt: null } as const;
      return { insert: { orderId, sheet, copy, deviceId, agentId, actorId: null, ...claimed } };
    },
    /** The claim's agent reports the print, or claims it again; another agent may once the claim has run out. */
    async beforeUpdate(work, { data }, { agentId, state }) {
      if (!agentId) throw new Failure('general_argument_invalid', printMessages.needsAgent);
      const isOwn = agentId === data.agentId;
      if (data.state === 'printed') {
        if (isOwn && state === 'printed') return { change: {} };
        throw new Failure('print_taken');
      }
      const isFree = isOwn || data.claimedUntil === null || data.claimedUntil <= work.now;
      if (!isFree || (state === 'printed' && !isOwn)) throw new Failure('print_taken');
      if (state === 'printed') return { change: { state, claimedUntil: null, printedAt: work.now } };
      return { change: { agentId, copy: data.copy + 1, claimedUntil: claimedUntil(work) } };
    },
  },
}));
