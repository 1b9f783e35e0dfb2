-- Companies that pay for the meals of their people, on the house account of a profile of their own.
create table companies (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  name text not null,
  gstin text collate "C",
  email text collate "C",
  "payerId" text collate "C" not null unique references users (id),
  "isOpen" boolean not null
);

create table "companyMembers" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "companyId" text collate "C" not null references companies (id),
  "userId" text collate "C" references users (id) on delete cascade,
  name text not null,
  contact text collate "C" not null,
  role text collate "C" not null check (role in ('admin', 'member')),
  "addedAt" timestamptz(3) not null,
  "joinedAt" timestamptz(3),
  until timestamptz(3),
  constraint member_has_joined check (("userId" is null) = ("joinedAt" is null))
);
-- One company pays for somebody, and lists a number or address once.
create unique index company_of_person on "companyMembers" ("userId") where until is null;
create unique index company_member_once on "companyMembers" ("companyId", contact) where until is null;
create index company_members_invited on "companyMembers" (contact) where "userId" is null and until is null;
create index company_members_of_person on "companyMembers" ("userId", sequence);
create index company_members_of_person_created on "companyMembers" ("userId", created);
create index company_members_of_person_updated on "companyMembers" ("userId", updated);
create index company_members_of_person_id on "companyMembers" ("userId", id);

-- Which company pays a subscription, whose house account an order is on, and who ate what an entry is for.
alter table "mealSubscriptions" add column "companyId" text collate "C",
  add constraint company_pays_later check ("companyId" is null or "paidBy" = 'house');
alter table orders add column "payerId" text collate "C" references users (id);
alter table "ledgerEntries" add column "eaterId" text collate "C";
