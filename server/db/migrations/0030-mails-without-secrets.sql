-- A mail's row says what kind it is, whom it goes to and what it is about; its words are composed when it is sent or
-- shown. Links and codes that open an account lie beside it, sealed, until the mail is sent or they expire.
create table mail_secrets (
  mail text collate "C" primary key references mails (id) on delete cascade,
  sealed bytea not null,
  expires timestamptz(3)
);
create index mail_secrets_expires on mail_secrets (expires);

alter table mails
  alter column "to" drop not null,
  add column "addressProven" boolean not null default false,
  add column "userId" text collate "C",
  add column "aboutId" text collate "C";

-- Kinds get names that admins can read. A text message is of the kind of its cause.
update mails set kind = case
  when kind = 'verification' then 'email-verification'
  when kind = 'recovery' then 'password-recovery'
  when kind = 'sign-in' and subject = 'Your code to sign in' then 'sign-in-code'
  when kind = 'sign-in' then 'sign-in-link'
  when kind = 'newsletter-confirm' then 'newsletter-confirmation'
  when kind = 'contact-notification' then 'contact-message'
  when kind = 'sms' and text like '%proves to Rasoi%' then 'phone-verification'
  when kind = 'sms' and text like '%login code%' then 'phone-login-code'
  when kind = 'sms' then 'phone-sign-in-code'
  else kind
end;

-- What an earlier mail is about, as far as it can be told.
update mails set "aboutId" = orders.id, "userId" = orders."userId",
    "addressProven" = exists (
      select 1 from users where users.id = orders."userId" and users.email = mails."to" and users."emailVerification")
  from orders
  where mails.kind = 'order-confirmation' and mails.subject = 'Your Rasoi order ' || orders.id;
update mails set "aboutId" = messages.id
  from messages
  where mails.kind = 'contact-message' and messages.email = mails."replyTo"
    and messages."createdAt" = mails."createdAt";
update mails set "to" = null, "addressProven" = true where kind = 'contact-message';
update mails set "userId" = users.id
  from users
  where users.email = mails."to"
    and mails.kind in ('email-verification', 'password-recovery', 'login-code', 'sign-in-code', 'sign-in-link');

-- The secrets of earlier mails go with their words: what waits can't be sent any more, and is asked for again.
update mails set status = 'expired'
  where status in ('queued', 'sending', 'kept') and kind not in ('order-confirmation', 'contact-message');

alter table mails
  drop column "searchText",
  drop column "replyTo",
  drop column subject,
  drop column text,
  drop column html,
  drop column "unsubscribeUrl";

-- A column made of others rewrites the table, and with it goes what the dropped ones held.
alter table mails add column "searchText" text collate "C" generated always as (
  coalesce("to", 'kitchen') || ' ' || kind || ' ' || coalesce("aboutId", '')) stored;

-- Every order writes here: the words wait in a short list, so that an insert costs little.
create index mails_search on mails using gin (search_words("searchText"))
  with (fastupdate = on, gin_pending_list_limit = 256);
-- How many of a kind one recipient got lately.
create index mails_recipient on mails (kind, coalesce("to", ''), "createdAt");
create index mails_user on mails ("userId");
