-- When a code was made, what a printer's program found at its printer, and the test pages that admins ask for.
alter table devices
  add column "codeIssuedAt" timestamptz(3),
  add column "printerState" text collate "C"
    check ("printerState" in ('ready', 'noAnswer', 'noPaper', 'coverOpen', 'failed')),
  add column "testAskedAt" timestamptz(3),
  add column "testedAt" timestamptz(3);

-- Codes of six digits with which a device fetches its token: each works once and for ten minutes. A wrong code counts
-- against all of them, because nobody can tell which one was meant.
create table device_codes (
  device text collate "C" primary key references devices (id) on delete cascade,
  code_hash text not null unique,
  expires_at timestamptz(3) not null,
  wrong_tries bigint not null default 0
);
