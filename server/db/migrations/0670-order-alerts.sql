-- Which messages about orders somebody wants on their devices, and whether a mail tells that an order is on its way.
alter table users
  add column "mailWhenOnItsWay" boolean not null default false,
  add column "alertWhenAccepted" boolean not null default true,
  add column "alertWhenChanged" boolean not null default true,
  add column "alertWhenOnItsWay" boolean not null default true,
  add column "alertWhenDelivered" boolean not null default true,
  add column "alertWhenAsked" boolean not null default true,
  add column "alertWhenEnded" boolean not null default true;
