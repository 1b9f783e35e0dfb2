-- Files of every bucket. What is in them lies in the file store under the name in "storedAs".
create table files (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "bucketId" text collate "C" not null,
  "userId" text collate "C" references users (id) on delete set null,
  name text collate "C" not null,
  -- Unset until the last chunk has come.
  signature text collate "C",
  "mimeType" text collate "C",
  "sizeOriginal" bigint not null check ("sizeOriginal" >= 0),
  "chunksTotal" bigint not null,
  "chunksUploaded" bigint not null,
  "storedAs" text collate "C" not null
);
create index files_bucket on files ("bucketId", sequence);
create index files_unfinished on files (created) where signature is null;

-- The chunks of an unfinished file that are in the file store.
create table file_chunks (
  file text collate "C" not null references files (id) on delete cascade,
  number integer not null,
  primary key (file, number)
);

-- Events too long for a notification, for a few minutes. Nothing is lost with them but a gap the instances are told of.
create unlogged table event_payloads (
  id bigint generated always as identity primary key,
  payload text not null,
  created timestamptz not null default now()
);
create index event_payloads_created on event_payloads (created);
