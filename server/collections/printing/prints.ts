import { CLAIM_LIFETIME, printAttributes } from '#domain/printing/attributes.ts';
import { printMessages } from '#domain/printing/messages.ts';
import { Failure } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { kitchenOnly } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { defineCollection, type Work } from '#server/documents/collection.ts';
import { find } from '#server/documents/store.ts';
import { equal } from '#server/documents/where.ts';
import { orders } from '../orders/orders.ts';

/** The id of the acting device; null when a person acts. */
const deviceOf = ({ actor }: Work): string | null => (actor.kind === 'device' ? actor.device.id : null);

/**
 * The number of the next copy. For a browser, all copies of the sheet count. For a printer, only copies printed by people
 * count, because the first ticket at another printer is not a reprint.
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
 * The prints of orders. A person's print counts as printed immediately, because browsers do not report the outcome. A
 * device claims an order's ticket, prints it and reports it as printed. An unreported claim expires; another agent's print
 * is then a reprint, because the first copy may have been printed.
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
    /** Lets the claiming agent report the print or renew its claim. Other agents may claim it after the claim expires. */
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
