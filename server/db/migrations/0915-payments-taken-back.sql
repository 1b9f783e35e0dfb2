-- Why the kitchen took back a prepaid order's payment that it had confirmed by mistake.
alter table payments add column "takenBackReason" text;
