-- Orders that staff type for somebody on the phone or at the counter. Whoever gives no number is nobody's account.
alter table orders
  alter column "userId" drop not null,
  add column channel text collate "C" not null default 'online' check (channel in ('online', 'staff')),
  add column "forUserId" text collate "C",
  add column "takenBy" text collate "C",
  add column "alreadyPaid" boolean not null default false,
  add column "promisedInMinutes" bigint;

-- Customers whom the kitchen knows by phone only: a profile without an account, at most one a number.
alter table users
  add column "phoneOnly" boolean not null default false,
  add constraint users_phone_only check (not "phoneOnly" or (phone is not null and role is null));
create unique index users_phone_only_number on users (phone) where "phoneOnly";
create index users_phone on users (phone) where phone is not null;
