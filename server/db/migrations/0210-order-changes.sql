-- Changes of a line that the kitchen proposes, and the revisions of an order that come of them.
create table "orderChanges" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "orderId" text collate "C" not null references orders (id),
  revision bigint not null check (revision > 0),
  line bigint not null check (line >= 0),
  quantity bigint not null check (quantity > 0),
  "substituteId" text collate "C",
  "substituteQuantity" bigint,
  reason text collate "C" not null,
  note text collate "C",
  state text collate "C" not null check (state in ('open', 'accepted', 'takenOff', 'orderCancelled', 'withdrawn',
    'unanswered', 'ended')),
  "userId" text collate "C",
  removed jsonb not null,
  offered jsonb not null,
  "answerBy" timestamptz(3) not null,
  "answeredAt" timestamptz(3),
  "totalBefore" bigint,
  "totalAfter" bigint,
  "actorId" text collate "C",
  "actorRole" text collate "C" not null,
  "createdAt" timestamptz(3) not null
);
create index order_changes_of_order on "orderChanges" ("orderId", sequence);
create index order_changes_to_answer on "orderChanges" ("answerBy") where state = 'open';
create index order_changes_of_customer on "orderChanges" ("userId", sequence);
create index order_changes_user_created on "orderChanges" ("userId", created desc, sequence);
create index order_changes_user_updated on "orderChanges" ("userId", updated desc, sequence);
create index order_changes_user_id on "orderChanges" ("userId", id);

create table "orderRevisions" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "orderId" text collate "C" not null references orders (id),
  "userId" text collate "C",
  revision bigint not null check (revision > 0),
  items jsonb not null,
  subtotal bigint not null,
  "deliveryFee" bigint not null,
  tax bigint not null,
  "totalAmount" bigint not null,
  "changeId" text collate "C",
  reason text collate "C",
  note text collate "C",
  "actorId" text collate "C",
  "actorRole" text collate "C" not null,
  "createdAt" timestamptz(3) not null,
  unique ("orderId", revision)
);
create index order_revisions_of_customer on "orderRevisions" ("userId", sequence);
create index order_revisions_user_created on "orderRevisions" ("userId", created desc, sequence);
create index order_revisions_user_updated on "orderRevisions" ("userId", updated desc, sequence);
create index order_revisions_user_id on "orderRevisions" ("userId", id);
