-- Creates that added to another document, so that one that is sent again adds nothing. Swept after a day.
create table requests (
  collection text collate "C" not null,
  id text collate "C" not null,
  creator text collate "C" not null,
  fingerprint text not null,
  -- What it was added to.
  document text collate "C" not null,
  created timestamptz(3) not null,
  primary key (collection, id)
);
