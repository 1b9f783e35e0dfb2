-- What customers report about orders that have come, and the kitchen's answers.
create table "orderIssues" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "orderId" text collate "C" not null references orders (id),
  kind text collate "C" not null check (kind in ('missing', 'wrong', 'spilled', 'late', 'quality')),
  lines jsonb,
  text text collate "C",
  "photoId" text collate "C",
  state text collate "C" not null check (state in ('open', 'answered', 'closed')),
  answer text collate "C",
  refund bigint check (refund > 0),
  "userId" text collate "C",
  "orderNumber" bigint not null,
  "customerName" text collate "C",
  "answeredBy" text collate "C",
  "answeredAt" timestamptz(3),
  "createdAt" timestamptz(3) not null
);
create unique index order_issues_open on "orderIssues" ("orderId") where state = 'open';
create index order_issues_of_order on "orderIssues" ("orderId", sequence);
create index order_issues_by_state on "orderIssues" (state, "createdAt");
create index order_issues_photo on "orderIssues" ("photoId") where "photoId" is not null;
create index order_issues_user on "orderIssues" ("userId", sequence);
create index order_issues_user_created on "orderIssues" ("userId", created desc, sequence);
create index order_issues_user_updated on "orderIssues" ("userId", updated desc, sequence);
create index order_issues_user_id on "orderIssues" ("userId", id);
