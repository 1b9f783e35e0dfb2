-- A file of somebody who has proven neither an address nor a number is held: nobody else can read it, and it is deleted
-- after a day. The proof releases it, whichever code records the proof.
alter table files add column held boolean not null default false;
create index files_held on files ("userId") where held;

create function release_files_of_account() returns trigger language plpgsql as $$
begin
  update files set held = false where "userId" = new.id and held;
  return null;
end $$;
create trigger release_files after update of "emailVerification" on users for each row
  when (new."emailVerification" and not old."emailVerification") execute function release_files_of_account();
create trigger release_files after update of phone_verified on accounts for each row
  when (new.phone_verified and not old.phone_verified) execute function release_files_of_account();
