-- A hidden dish is on no menu until somebody opens it: what comes in from a file is hidden at first.
alter table dishes add column "isHidden" boolean not null default false;
create index dishes_hidden on dishes (id) where "isHidden";
