-- Where an address is on the map and what a rider needs at its door, with the copies of orders.
-- "mapPinConsent" is of requests only; the documents never have it.
alter table addresses
  add column floor text collate "C",
  add column gate text collate "C",
  add column "leaveAtDoor" boolean not null default false,
  add column "mapPinLatitude" double precision,
  add column "mapPinLongitude" double precision,
  add column "mapPinConsent" boolean,
  add constraint address_map_pin_is_whole check (("mapPinLatitude" is null) = ("mapPinLongitude" is null));
alter table orders
  add column floor text collate "C",
  add column gate text collate "C",
  add column "leaveAtDoor" boolean not null default false,
  add column "mapPinLatitude" double precision,
  add column "mapPinLongitude" double precision,
  add constraint order_map_pin_is_whole check (("mapPinLatitude" is null) = ("mapPinLongitude" is null));

-- A consent belongs to an address, an account, or both.
alter table consents
  alter column email drop not null,
  add constraint consent_has_an_owner check (email is not null or "userId" is not null);
