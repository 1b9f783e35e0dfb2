import { column, orNull } from '#server/db/checked-query.ts';

// Columns that rows of several statements have in common.

/** An address, of a profile or of the book of addresses. */
export const ADDRESS_COLUMNS = {
  houseNo: orNull(column.text()),
  street: orNull(column.text()),
  landmark: orNull(column.text()),
  city: orNull(column.text()),
  state: orNull(column.text()),
  pincode: orNull(column.bigint()),
};

/** Where an address or an order is on the map. */
export const MAP_PIN_COLUMNS = {
  mapPinLatitude: orNull(column.float()),
  mapPinLongitude: orNull(column.float()),
};
