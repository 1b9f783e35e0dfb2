-- What admins change, one row a change, written in the change's own transaction.
create table audits (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "adminId" text collate "C" not null,
  "adminName" text collate "C" not null,
  action text collate "C" not null,
  collection text collate "C" not null,
  "documentId" text collate "C" not null,
  label text collate "C" not null,
  changes jsonb not null,
  "createdAt" timestamptz(3) not null
);
create index audits_newest on audits ("createdAt" desc nulls last, sequence);
create index audits_document on audits (collection, "documentId");

-- The admin the kitchen began with keeps the role, whatever the others do.
alter table users add column "isSuperAdmin" boolean not null default false;
update users set "isSuperAdmin" = true
where id = (select id from users where "isAdmin" order by (id ~ '^admin-[0-9a-f]{12}$') desc, sequence limit 1);

-- Who gives or takes the role of an admin holds this row, so that the last one cannot get lost between two.
create table admin_roles (one boolean primary key default true check (one));
insert into admin_roles default values;
