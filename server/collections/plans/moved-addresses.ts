import { isDeepStrictEqual } from 'node:util';
import { sameStreet } from '#domain/addresses/address.ts';
import type { addressAttributes } from '#domain/addresses/attributes.ts';
import { placedAddress } from '#domain/places/map-pin.ts';
import { Failure } from '#server/base/failure.ts';
import { checkedQuery, column } from '#server/db/checked-query.ts';
import { sql } from '#server/db/sql-template.ts';
import { changesOf, type Reaction, type Work } from '#server/documents/collection.ts';
import type { Document } from '#server/documents/document.ts';
import { placeOf } from '#server/places/address-places.ts';
import { addresses } from '../addresses.ts';
import { arePlansOn } from '../plans-on.ts';
import { users } from '../users.ts';
import { checkAddresses } from './subscribing.ts';

// Where meals are brought is checked when it is chosen, and again when the chosen address itself moves (AREA-14).

/** Plans whose meals come to an address of a book, or to that of the profile, which is the default one. */
const plansAt = checkedQuery(
  'plans whose meals come to an address',
  { areaIds: column.jsonb<readonly string[]>() },
  (userId: string, addressId: string, isDefault: boolean) => sql`select p."areaIds" from plans p
    where exists (select 1 from "mealSubscriptions" s where s."userId" = ${userId} and s.state = 'active' and s."planId" = p.id
      and (s."addressId" = ${addressId}
        or (${isDefault} and s."addressId" is null and coalesce(s.address, '') = '')
        or exists (select 1 from jsonb_array_elements(coalesce(s.addresses, '[]')) as other
          where other ->> 'addressId' = ${addressId})
        or exists (select 1 from meals m where m."subscriptionId" = s.id and m."addressId" = ${addressId}
          and m."decidedAt" is null)))`,
);

/**
 * Checks that meals that come to an address are brought to where it is now. Its person is locked.
 * @param ofProfile whether the profile has the new place already, and its default address not yet
 * @throws Failure address_meals_outside
 */
async function checkMoved(
  work: Work,
  userId: string,
  { id, isDefault, ofProfile = false }: { id: string; isDefault: boolean; ofProfile?: boolean },
): Promise<void> {
  if (!arePlansOn(work)) return;
  const moved = { addressId: ofProfile ? null : id, addresses: null, address: null };
  for (const { areaIds } of await plansAt(work.sql, userId, id, isDefault))
    try {
      await checkAddresses(work, userId, moved, areaIds);
    } catch (error) {
      if (error instanceof Failure) throw new Failure('address_meals_outside');
      throw error;
    }
}

type Address = Document<typeof addressAttributes>;

async function moved(work: Work, before: Address, { id, data }: Address): Promise<void> {
  const place = (address: Address['data']) => placeOf(work.site, placedAddress(address));
  const isThere = isDeepStrictEqual(place(before.data), place(data));
  if (!isThere || (data.isDefault && !before.data.isDefault))
    await checkMoved(work, data.userId, { id, isDefault: data.isDefault });
}

const defaultAddress = checkedQuery(
  'default address of a subscriber',
  { id: column.text() },
  (userId: string) => sql`select id from addresses where "userId" = ${userId} and "isDefault"`,
);

async function checkDefault(work: Work, userId: string, ofProfile: boolean): Promise<void> {
  const [found] = await defaultAddress(work.sql, userId);
  if (found) await checkMoved(work, userId, { id: found.id, isDefault: true, ofProfile });
}

/** Refuses changes of addresses that would bring meals to where they are not brought. */
export const movedAddresses: readonly Reaction[] = [
  changesOf(addresses, {
    async afterCreate(work, { id, data }) {
      if (data.isDefault) await checkMoved(work, data.userId, { id, isDefault: true });
    },
    afterUpdate: moved,
    async afterDelete(work, { data }) {
      if (data.isDefault) await checkDefault(work, data.userId, false);
    },
  }),
  changesOf(users, {
    async afterUpdate(work, before, { id, data }) {
      if (!sameStreet(before.data, data)) await checkDefault(work, id, true);
    },
  }),
];
