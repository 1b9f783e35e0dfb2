import type { Address } from '#domain/addresses/address.ts';
import { addressParts, isComplete, NO_ADDRESS, sameAddress, sameStreet } from '#domain/addresses/address.ts';
import { addressAttributes, DEFAULT_LABEL, MAX_ADDRESSES } from '#domain/addresses/attributes.ts';
import { NO_DOOR } from '#domain/addresses/door.ts';
import { addressMessages } from '#domain/addresses/messages.ts';
import { type MapPinned, mapPinOf, NO_MAP_PIN } from '#domain/places/map-pin.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { uniqueId } from '#server/base/ids.ts';
import { sql } from '#server/db/sql-template.ts';
import { ownerOnly, signedIn, userOf } from '#server/documents/access.ts';
import { changesOf, defineCollection, type Table, type Work } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';
import { checkMapPin } from '#server/places/address-places.ts';
import { consents, recordConsent, withdrawnMapPins } from './consents.ts';
import { lockPerson } from './people/lock-person.ts';
import { users } from './users.ts';

type AddressTable = Table<'addresses', typeof addressAttributes>;

/** The condition for a person's default address. */
const defaultOf = ({ fields }: AddressTable, userId: string) =>
  and(equal(fields.userId, userId), equal(fields.isDefault, true));

/** Copies the default address into the profile, or clears it there. */
async function copyToProfile(work: Work, userId: string, shown: Address): Promise<void> {
  await work.updateWhere(users, equal(users.fields.id, userId), addressParts(shown));
}

async function countOf(work: Work, userId: string): Promise<number> {
  const [book] = await work.sql.query<{ count: number }>(
    sql`select count(*) as count from addresses where "userId" = ${userId}`,
    'size of an address book',
  );
  return book?.count ?? 0;
}

const PINNED = ['mapPinLatitude', 'mapPinLongitude', 'pincode'] as const;

/**
 * Checks the map pin of an address that is saved, and records the consent to a new one (PIN-2).
 * @throws Failure general_argument_invalid, map_pin_too_far, map_pin_without_consent
 */
async function keepMapPin(
  work: Work,
  before: Partial<Data<typeof addressAttributes>>,
  after: MapPinned & { pincode: number; mapPinConsent: boolean },
): Promise<void> {
  if (PINNED.every((name) => before[name] === after[name])) return;
  checkMapPin(after);
  const isSame = PINNED.slice(0, 2).every((name) => before[name] === after[name]);
  if (isSame || !mapPinOf(after)) return;
  const user = userOf(work.actor);
  if (!user || !after.mapPinConsent) throw new Failure('map_pin_without_consent');
  await recordConsent(work, user, { purpose: 'mapPin', given: true, way: 'address' });
}

/** When the default address is deleted, the oldest one becomes the default. */
async function chooseNewDefault(work: Work, book: AddressTable, userId: string): Promise<Address> {
  const [next] = await work.sql.query<{ id: string }>(
    sql`select id from addresses where "userId" = ${userId} order by sequence limit 1`,
    'next default address',
  );
  if (!next) return NO_ADDRESS;
  const [promoted] = await work.updateWhere(book, equal(book.fields.id, next.id), { isDefault: true });
  return promoted?.data ?? NO_ADDRESS;
}

export const addresses = defineCollection('addresses', addressAttributes, (addresses) => ({
  belongsTo: {
    owner: addresses.fields.userId,
    few: 'The number of addresses per person is limited.',
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'addresses' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: ownerOnly(addresses.fields.userId),
    create: signedIn,
    update: ownerOnly(addresses.fields.userId),
    delete: ownerOnly(addresses.fields.userId),
  },
  audit: { never: 'Admins can’t access other people’s addresses.' },
  hooks: {
    /** Changes of one person's addresses run one after another, because they also change the profile and each other. */
    lock: lockPerson,
    async beforeCreate(work, { values }) {
      const user = userOf(work.actor);
      if (!user) throw new Failure('user_unauthorized', addressMessages.loginFirst);
      const count = await countOf(work, user.id);
      if (count >= MAX_ADDRESSES) throw new Failure('general_argument_invalid', addressMessages.tooMany);
      await keepMapPin(work, NO_MAP_PIN, values);
      const isDefault = count === 0 || values.isDefault;
      if (isDefault) await work.updateWhere(addresses, defaultOf(addresses, user.id), { isDefault: false });
      return { insert: { ...values, userId: user.id, isDefault } };
    },
    async afterCreate(work, { data }) {
      if (data.isDefault) await copyToProfile(work, data.userId, data);
    },
    async beforeUpdate(work, { data }, change) {
      await keepMapPin(work, data, { ...data, ...change });
      const isDefault = data.isDefault || change.isDefault === true;
      if (isDefault && !data.isDefault) {
        await work.updateWhere(addresses, defaultOf(addresses, data.userId), { isDefault: false });
      }
      return { change: { ...change, isDefault } };
    },
    async afterUpdate(work, before, after) {
      const shownAlready = before.data.isDefault && sameAddress(before.data, after.data);
      if (after.data.isDefault && !shownAlready) await copyToProfile(work, after.data.userId, after.data);
    },
    async afterDelete(work, { data }) {
      if (!data.isDefault) return;
      await copyToProfile(work, data.userId, await chooseNewDefault(work, addresses, data.userId));
    },
  },
  reactsTo: [
    changesOf(users, {
      /** Keeps the default address equal to the address in the profile. The first complete one is added as default. */
      async afterUpdate(work, before, { id, data }) {
        if (sameAddress(before.data, data)) return;
        const ofProfile = defaultOf(addresses, id);
        if (!isComplete(data)) {
          const kept = await findAll(work.sql, addresses, ofProfile);
          if (kept.length > 0) throw new Failure('general_argument_invalid', addressMessages.incomplete);
          return;
        }
        // A map pin is of one street; another one has none yet.
        const parts = {
          ...addressParts(data),
          ...(!sameStreet(before.data, data) && NO_MAP_PIN),
        };
        const kept = await work.updateWhere(addresses, ofProfile, parts);
        if (kept.length > 0) return;
        const first = {
          ...parts,
          userId: id,
          label: DEFAULT_LABEL,
          deliveryInstructions: null,
          ...NO_DOOR,
          isDefault: true,
        };
        await work.add(addresses, uniqueId(), first);
      },
    }),
    changesOf(consents, {
      async afterCreate(work, consent) {
        const pinned = await withdrawnMapPins(work, addresses, consent);
        if (pinned.length > 0)
          await work.updateWhere(addresses, equal(addresses.fields.id, ...pinned), NO_MAP_PIN);
      },
    }),
  ],
}));
