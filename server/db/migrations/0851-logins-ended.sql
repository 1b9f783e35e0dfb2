-- Whether the account's owner still has to be told that its earlier password and sessions have ended.
alter table accounts add column logins_ended boolean not null default false;
