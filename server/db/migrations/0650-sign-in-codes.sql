-- Codes for signing in that were sent to a phone number or an e-mail address. Whose account has the address is looked up
-- only when a code is used.
create table sign_in_codes (
  id text primary key,
  channel text not null check (channel in ('phone', 'email')),
  address text not null,
  secret_hash text not null,
  tries integer not null default 0,
  created timestamptz not null,
  expires timestamptz not null
);
create index sign_in_codes_expires on sign_in_codes (expires);
