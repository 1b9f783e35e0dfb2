-- Of dishes that an import changed: the values that it replaced, in wire form, and what the menu's software had said of them before.
-- Null for dishes that it added. They go with the import after a day.
alter table imported_dishes add column before jsonb;
