-- Browsers that get Web Push messages.
create table "pushSubscriptions" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C",
  endpoint text collate "C" not null unique,
  p256dh text collate "C" not null,
  auth text collate "C" not null
);
create index push_subscriptions_of_person on "pushSubscriptions" ("userId");

-- The pair of keys by which browser vendors know this server (VAPID); the private one is sealed.
create table push_keys (
  name text primary key,
  public_key text not null,
  sealed bytea not null
);
