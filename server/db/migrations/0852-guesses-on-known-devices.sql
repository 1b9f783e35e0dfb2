-- Wrong guesses made in browsers that the account knows, which strangers cannot use up.
alter table tokens add column device_tries integer not null default 0;
