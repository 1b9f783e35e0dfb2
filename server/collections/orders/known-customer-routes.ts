import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { joinAddress } from '#domain/addresses/address.ts';
import { MAX_KNOWN_CUSTOMERS, RECENT_ORDERS } from '#domain/orders/known-customer.ts';
import { accountPhone } from '#domain/phone.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { kitchenOnly, principalOf } from '#server/documents/access.ts';
import { actorId } from '#server/documents/actor.ts';
import { recordReveals } from '#server/documents/audit.ts';
import type { Callers } from '#server/documents/caller.ts';
import type { Documents } from '#server/documents/documents.ts';
import { presentDocument } from '#server/documents/present-document.ts';
import type { EngineDeps } from '#server/documents/unit-of-work.ts';
import { equal } from '#server/documents/where.ts';
import { addressKey } from '#server/http/addresses.ts';
import { parseParams, typedPhone } from '#server/http/params.ts';
import { limits, type RateLimits } from '#server/http/rate-limits.ts';
import { ADDRESS_COLUMNS } from '../shared-columns.ts';
import { orders } from './orders.ts';

export interface KnownCustomerDeps {
  engine: EngineDeps;
  documents: Documents;
  callers: Callers;
  rateLimits: RateLimits;
}

/** The label of a customer without a name in the audit log. */
const NAMELESS = 'A customer without a name';

const customersOfNumber = checkedQuery(
  'customers of a number',
  {
    id: column.text(),
    name: orNull(column.text()),
    phoneOnly: column.boolean(),
    ...ADDRESS_COLUMNS,
    kitchenNote: orNull(column.text()),
    isProven: column.boolean(),
  },
  (phone: number, ofAccount: string) =>
    sql`select u.id, u.name, u."phoneOnly", u."houseNo", u.street, u.landmark, u.city, u.state, u.pincode, u."kitchenNote",
        coalesce(a.phone = ${ofAccount} and a.phone_verified, false) as "isProven"
      from users u left join accounts a on a.id = u.id
      where u.id in (
        select id from users where phone = ${phone}
        union select id from accounts where phone = ${ofAccount} and phone_verified
      ) and coalesce(a.active, true)
      order by coalesce(a.phone = ${ofAccount} and a.phone_verified, u."phoneOnly") desc, u.sequence
      limit ${MAX_KNOWN_CUSTOMERS}`,
);

const query = v.object({ phone: typedPhone });

/**
 * Finds the profiles with a phone number. First comes the holder of the number: the account that has verified it, or the
 * phone customer. Closed accounts are left out.
 */
const findByNumber = (database: Database, phone: number) =>
  customersOfNumber(database, phone, accountPhone(phone));

/**
 * The route with which staff find customers by phone number, with their latest orders, for an order by phone. Only
 * admins may read the profiles themselves.
 */
export function knownCustomerRoutes(
  app: FastifyInstance,
  { engine, documents, callers, rateLimits }: KnownCustomerDeps,
): void {
  app.get('/orders/customers', async (request, reply) => {
    const { actor } = await callers(request);
    if (!kitchenOnly(principalOf(actor))) throw new Failure('user_unauthorized');
    await rateLimits.count(limits.findCustomer, actorId(actor) ?? addressKey(request.ip), reply);
    const { phone = 0 } = parseParams(query, request.query);
    const found = await findByNumber(engine.database, phone);
    await recordReveals(
      engine,
      actor,
      found.map(({ id, name }) => ({ collection: 'users', documentId: id, label: name || NAMELESS })),
    );
    const latestOf = async (id: string) => {
      const { documents: latest } = await documents.list(
        orders,
        {
          where: [equal(orders.fields.userId, id)],
          order: [{ field: 'orderedOn', descending: true }],
          limit: RECENT_ORDERS,
          offset: 0,
          count: false,
        },
        actor,
      );
      return latest.map((order) => presentDocument(orders, order, { sequenceAsText: false, reader: actor }));
    };
    return {
      customers: await Promise.all(
        found.map(async ({ id, name, phoneOnly, kitchenNote, isProven, ...address }) => ({
          userId: id,
          name,
          phoneOnly,
          isProven,
          kitchenNote,
          address: joinAddress(address) || null,
          orders: await latestOf(id),
        })),
      ),
    };
  });
}
