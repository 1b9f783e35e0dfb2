-- Browsers that signed in before this moment are no longer known to the account: it has another owner, or its person has
-- signed out everywhere.
alter table accounts add column devices_known_from timestamptz;
