-- Whether an account's password and sessions are known to be those of the person who reads its e-mail. Until they are,
-- whoever proves the address takes the account over (server/accounts/ownership.ts).
alter table accounts add column owner_known boolean not null default false;
update accounts a set owner_known = true from users u where u.id = a.id and (u."emailVerification" or u."isSuperAdmin");

-- People who have asked for a code or a link to sign in with, and have no account yet. It is made, with this id, when
-- they use what was sent to them: an address that nobody answers for gets no account.
create table newcomers (
  id text collate "C" primary key,
  email text collate "C" unique,
  phone text collate "C" unique,
  expires timestamptz(3) not null,
  check (num_nonnulls(email, phone) = 1)
);

-- A secret is an account's or a newcomer's; the holder's id is in either case what the secret is used with.
alter table tokens
  alter column account drop not null,
  add column newcomer text collate "C" references newcomers (id) on delete cascade,
  add column holder text collate "C" not null generated always as (coalesce(account, newcomer)) stored,
  add check (num_nonnulls(account, newcomer) = 1),
  drop constraint tokens_account_kind_key,
  add unique (holder, kind);
create index tokens_account on tokens (account);
create index tokens_newcomer on tokens (newcomer);
