-- Money that the kitchen's phone or its bank's statement tells of, and the phones that tell.
alter table devices drop constraint devices_kind_check;
alter table devices add constraint devices_kind_check check (kind in ('printer', 'kitchenTablet', 'money'));

-- The sealed secret with which a phone signs what it sends.
create table money_phone_secrets (
  device text collate "C" primary key references devices (id) on delete cascade,
  sealed bytea not null
);

create table "paymentSightings" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  source text collate "C" not null check (source in ('text', 'notification', 'statement')),
  "deviceId" text collate "C",
  "receivedAt" timestamptz(3) not null,
  amount bigint check (amount >= 0),
  "isReversal" boolean not null,
  utr text collate "C",
  "payerName" text collate "C",
  vpa text collate "C",
  tail text collate "C",
  bank text collate "C",
  sender text collate "C",
  text text collate "C",
  "textKey" text collate "C",
  state text collate "C" not null check (state in ('new', 'matched', 'proposed', 'ignored', 'unclear')),
  verdict text collate "C" check (verdict in ('confirm', 'propose', 'ask', 'none')),
  reason text collate "C" check (reason in ('otherAmount', 'otherUtr', 'otherPayer', 'otherAccount', 'severalNameUtr',
    'severalOfAmount', 'secondPayment', 'ended', 'dayClosed', 'seenTwice', 'reversal', 'watching', 'notMoney', 'notListed',
    'counted', 'seenAlready', 'recorded', 'notOurs', 'takenBack', 'refused')),
  choices jsonb,
  mode text collate "C" check (mode in ('watching', 'proposing', 'alone')),
  "paymentId" text collate "C",
  "orderId" text collate "C",
  "userId" text collate "C",
  "decidedBy" text collate "C",
  "decidedAt" timestamptz(3)
);
create unique index payment_sightings_by_utr on "paymentSightings" (utr) where utr is not null and not "isReversal";
create unique index payment_sightings_by_text on "paymentSightings" ("textKey") where "textKey" is not null;
create index payment_sightings_new on "paymentSightings" (sequence) where state = 'new';
create index payment_sightings_received on "paymentSightings" ("receivedAt");
create index payment_sightings_of_payment on "paymentSightings" ("paymentId") where "paymentId" is not null;
create index payment_sightings_of_order on "paymentSightings" ("orderId") where "orderId" is not null;
create index payment_sightings_of_user_created on "paymentSightings" ("userId", created);
create index payment_sightings_of_user_updated on "paymentSightings" ("userId", updated);
create index payment_sightings_of_user_id on "paymentSightings" ("userId", id);
create index payment_sightings_of_user_sequence on "paymentSightings" ("userId", sequence);

-- The sighting that confirmed a payment, where no person did.
alter table payments add column "sightingId" text collate "C";

insert into locks (name) values ('money seen');
