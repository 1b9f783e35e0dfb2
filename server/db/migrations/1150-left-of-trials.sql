-- Why the database of a trial restore could not be dropped after it; null once it is gone. It never hides what came of the
-- trial.
alter table restore_drills add column "leftBehind" text;
