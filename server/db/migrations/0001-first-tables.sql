-- One table a collection: the system columns, then the collection's attributes under their own names.
-- Text compares by bytes (the C collation) so that every server and the rules in code agree on order.
-- Amounts are bigint paise. Unset values come first ascending and last descending, as the engine orders them.

create table users (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null,
  name text collate "C",
  email text collate "C",
  phone bigint,
  "houseNo" text collate "C",
  street text collate "C",
  landmark text collate "C",
  city text collate "C",
  state text collate "C",
  pincode bigint,
  "isAdmin" boolean not null default false,
  "emailVerification" boolean not null default false,
  "createdAt" timestamptz(3),
  "accessedAt" timestamptz(3),
  "passwordUpdate" timestamptz(3)
);
create unique index users_email on users (email);

-- What an account has beyond its profile; neither exists without the other.
create table accounts (
  id text collate "C" primary key references users (id) on delete cascade,
  password text,
  active boolean not null default true
);

-- The secret itself is never stored, only its hash.
create table sessions (
  id text collate "C" primary key,
  account text collate "C" not null references accounts (id) on delete cascade,
  secret_hash text not null unique,
  provider text not null,
  ip text not null,
  user_agent text not null,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  expires timestamptz(3) not null
);
create index sessions_account on sessions (account, created);

create table menus (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "menuId" text collate "C" not null,
  name text collate "C" not null,
  description text collate "C",
  icon text collate "C",
  "createdAt" timestamptz(3)
);

create table dishes (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "dishId" text collate "C" not null,
  name text collate "C" not null,
  description text collate "C" not null,
  price bigint not null check (price >= 0),
  "menuId" text collate "C" not null references menus (id),
  type text collate "C",
  "imgUrl" text collate "C" not null,
  "isAvailable" boolean,
  "createdAt" timestamptz(3)
);
create index dishes_menu on dishes ("menuId");
create index dishes_name on dishes (name);

create table carts (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "cartId" text collate "C" not null,
  "userId" text collate "C" not null references users (id) on delete cascade,
  "dishId" text collate "C" not null references dishes (id),
  quantity bigint not null check (quantity > 0),
  name text collate "C",
  "imgUrl" text collate "C",
  price bigint,
  description text collate "C"
);
create unique index carts_user_dish on carts ("userId", "dishId");
create index carts_dish on carts ("dishId");

create table orders (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id),
  "totalAmount" bigint not null check ("totalAmount" >= 0),
  subtotal bigint not null,
  "deliveryFee" bigint not null,
  tax bigint not null,
  "paymentMethod" text collate "C",
  items jsonb not null,
  address text collate "C",
  "imgUrl" text collate "C",
  "customerName" text collate "C",
  "customerEmail" text collate "C",
  "customerPhone" text collate "C",
  "orderedOn" timestamptz(3)
);
create index orders_user on orders ("userId", "orderedOn" desc nulls last, sequence);
create index orders_newest on orders ("orderedOn" desc nulls last, sequence);
