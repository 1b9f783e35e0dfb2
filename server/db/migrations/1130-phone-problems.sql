-- Why the messages of a rider's phone are of no use; null: they are.
alter table "riderPhones"
  add column problem text collate "C" check (problem in ('encrypted', 'clock', 'unreadable'));
