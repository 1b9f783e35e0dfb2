-- Statements of companies, which their admins open on another page than customers theirs.
alter table statements add column "ofCompany" boolean not null default false;
