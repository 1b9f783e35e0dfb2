-- What people say of dishes, where they live, and what they send through the forms.

create table reviews (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "dishId" text collate "C" not null references dishes (id),
  "userId" text collate "C" not null references users (id),
  rating bigint not null check (rating between 1 and 5),
  comment text collate "C" not null,
  "customerName" text collate "C",
  "createdAt" timestamptz(3)
);
create unique index reviews_user_dish on reviews ("userId", "dishId");
create index reviews_dish on reviews ("dishId", "createdAt" desc nulls last, sequence);

-- Written with every review, so that menus show them without counting.
alter table dishes add column "ratingAverage" double precision;
alter table dishes add column "ratingCount" bigint not null default 0;

create table addresses (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  label text collate "C" not null,
  "houseNo" text collate "C" not null,
  street text collate "C" not null,
  landmark text collate "C",
  city text collate "C" not null,
  state text collate "C" not null,
  pincode bigint not null,
  "isDefault" boolean not null
);
create index addresses_user on addresses ("userId", sequence);
create unique index addresses_default on addresses ("userId") where "isDefault";

-- The address of a profile begins the book of its owner.
insert into addresses (id, created, updated, "userId", label, "houseNo", street, landmark, city, state, pincode, "isDefault")
select substr(md5('address of ' || id), 1, 20), now(), now(), id, 'Home', "houseNo", street, landmark, city, state, pincode, true
from users
where trim("houseNo") <> '' and trim(street) <> '' and trim(city) <> '' and trim(state) <> '' and pincode is not null;

create table subscribers (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  email text collate "C" not null,
  state text collate "C" not null,
  "askedAt" timestamptz(3),
  "confirmedAt" timestamptz(3),
  "unsubscribedAt" timestamptz(3)
);
create unique index subscribers_email on subscribers (email);

-- Links in newsletters: what each may do, for whom. Only a hash of the secret is stored.
create table newsletter_tokens (
  secret_hash text primary key,
  subscriber text collate "C" not null references subscribers (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created timestamptz(3) not null
);
create index newsletter_tokens_subscriber on newsletter_tokens (subscriber, purpose);

create table messages (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  name text collate "C" not null,
  email text collate "C" not null,
  subject text collate "C" not null,
  message text collate "C" not null,
  "createdAt" timestamptz(3)
);
