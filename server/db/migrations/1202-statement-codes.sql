-- The code that opens a statement from its link, sent to its customer's number: the newest one of each customer.
create table statement_codes (
  "userId" text collate "C" primary key references users (id) on update cascade on delete cascade,
  period text not null,
  phone text not null,
  code_hash text not null,
  tries int not null default 0,
  created timestamptz(3) not null,
  expires timestamptz(3) not null
);
create index statement_codes_expired on statement_codes (expires);
