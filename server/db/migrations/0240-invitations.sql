-- Invitations to work in the kitchen. The hash of a link's secret is kept apart: it is nobody's to read.
create table invitations (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "to" text collate "C" not null,
  role text collate "C" not null check (role in ('owner', 'manager', 'kitchen', 'rider')),
  channel text collate "C" not null check (channel in ('email', 'sms')),
  "invitedBy" text collate "C",
  "createdAt" timestamptz(3) not null,
  "expiresAt" timestamptz(3) not null
);
create index invitations_by_address on invitations ("to");

create table invitation_secrets (
  invitation text collate "C" primary key references invitations (id) on delete cascade deferrable initially deferred,
  secret_hash text not null
);
