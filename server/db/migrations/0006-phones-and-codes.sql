-- The number an account signs in by, +919876543210; the one in the profile is for deliveries and is nobody's proof.
alter table accounts
  add column phone text collate "C",
  add column phone_verified boolean not null default false;
create unique index accounts_phone on accounts (phone);

-- Codes of six digits can be guessed: each bears a few wrong tries.
alter table tokens add column tries integer not null default 0;
