-- What a person may still upload is counted by owner; the reference to users wants the index too.
create index files_owner on files ("userId");

-- The bytes in the file store: fewer than were sent when a picture lost its metadata. Null means as many.
alter table files add column "sizeStored" bigint check ("sizeStored" >= 0);

-- By its digest a chunk that is sent again is known, also once the file is finished.
alter table file_chunks add column digest text collate "C";
