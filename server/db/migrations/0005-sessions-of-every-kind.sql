-- How far a session has proven its person (contract sections 3 and 4.6), and what an OAuth2 provider said of them.
alter table sessions
  add column factors text[] not null default '{password}',
  add column factors_proven timestamptz(3),
  add column provider_uid text not null default '',
  add column provider_access_token text not null default '',
  add column provider_refresh_token text not null default '',
  add column provider_token_expires timestamptz(3);
alter table sessions alter column factors drop default;
