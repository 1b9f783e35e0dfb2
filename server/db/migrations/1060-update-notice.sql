-- The signed list of versions that was believed last, and when the next one is asked for. One row, for all instances.
create table update_feed (
  "isOnly" boolean primary key default true check ("isOnly"),
  content text,
  signature text,
  -- When the list came that is kept.
  "readAt" timestamptz(3),
  "nextAt" timestamptz(3) not null,
  -- Why the newest answer was not believed.
  problem text collate "C" check (problem in ('unreachable', 'unsigned', 'unreadable', 'older')),
  -- The version about which owners want to hear no more.
  "putAside" text collate "C"
);
