-- Which mails about orders somebody wants; those about money and cancellations always come.
alter table users
  add column "mailWhenAccepted" boolean not null default true,
  add column "mailWhenChanged" boolean not null default true,
  add column "mailWhenDelivered" boolean not null default true;
create index mails_waiting_about on mails ("aboutId") where status = 'queued' and "aboutId" is not null;
