import type { OrderedPlace } from '#domain/areas/ordered-places.ts';
import { SOLD_STATUSES } from '#domain/orders/statuses.ts';
import { placedAddress, positionOfAddress } from '#domain/places/map-pin.ts';
import { MAP_PIN_COLUMNS } from '#server/collections/shared-columns.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Database } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { positionOfPincode } from '#server/places/pincode-positions.ts';

/** The days that are looked back on. */
const DAYS = 30;
/** The most places that are told, those with most orders. */
const MOST = 5_000;

const orderedPlaces = checkedQuery(
  'places of orders',
  { pincode: orNull(column.bigint()), ...MAP_PIN_COLUMNS, orders: column.bigint() },
  (from: Date) => sql`select pincode, "mapPinLatitude", "mapPinLongitude", count(*) as orders from orders
    where kind = 'delivery' and "orderedOn" >= ${from} and status = any(${SOLD_STATUSES}::text[])
    group by 1, 2, 3 order by count(*) desc, pincode limit ${MOST}`,
);

/** Where the deliveries of the last 30 days went, with how many went there (AREA-15). */
export async function readOrderedPlaces(database: Database, now: Date): Promise<OrderedPlace[]> {
  const rows = await orderedPlaces(database, new Date(now.getTime() - DAYS * 24 * 60 * 60_000));
  return rows.map(({ orders, ...address }) => {
    const { pincode } = address;
    const middle = pincode === null ? undefined : positionOfPincode(pincode);
    return { pincode, position: positionOfAddress(placedAddress(address), middle) ?? null, orders };
  });
}
