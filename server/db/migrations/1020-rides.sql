-- Riders' shifts, the phones that send their position, and the ways of the orders that they bring.
create table "riderShifts" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" references users (id) on delete cascade,
  name text collate "C",
  "isOpen" boolean not null default true,
  "startedAt" timestamptz(3) not null,
  "endedAt" timestamptz(3),
  "endedBy" text collate "C" check ("endedBy" in ('rider', 'forgotten', 'consentWithdrawn', 'leftTeam')),
  "seenAt" timestamptz(3),
  speeds jsonb not null default '[]'
);
create unique index rider_shift_open on "riderShifts" ("userId") where "isOpen";
create index rider_shifts_of_user on "riderShifts" ("userId");
create index rider_shifts_by_start on "riderShifts" ("startedAt");

create table "riderPhones" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" references users (id) on delete cascade,
  name text collate "C" not null,
  "lastSeenAt" timestamptz(3)
);
create index rider_phones_of_user on "riderPhones" ("userId");

-- The hash of each phone's token.
create table rider_phone_tokens (
  phone text collate "C" primary key references "riderPhones" (id) on delete cascade,
  secret_hash text not null unique
);

create table "riderPoints" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  "shiftId" text collate "C" not null references "riderShifts" (id) on delete cascade,
  at timestamptz(3) not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy double precision
);
create index rider_points_of_shift on "riderPoints" ("shiftId", at);
create index rider_points_of_user on "riderPoints" ("userId");
create index rider_points_by_age on "riderPoints" (at);

create table rides (
  id text collate "C" primary key references orders (id) on delete cascade,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C",
  "riderId" text collate "C" references users (id) on delete cascade,
  latitude double precision not null,
  longitude double precision not null,
  "seenAt" timestamptz(3) not null,
  "stopsBefore" bigint not null check ("stopsBefore" >= 0),
  metres bigint check (metres >= 0),
  "arrivesFrom" timestamptz(3),
  "arrivesUntil" timestamptz(3),
  "startedAt" timestamptz(3) not null,
  "startMetres" bigint check ("startMetres" >= 0),
  "startStops" bigint not null check ("startStops" >= 0)
);
create index rides_of_user on rides ("userId");
create index rides_of_rider on rides ("riderId");
