-- Customers who may pay later: what they may owe at most (null: no house account), and when they pay.
alter table users add column "houseLimit" bigint,
  add column "houseRhythm" text collate "C" not null default 'monthly' check ("houseRhythm" in ('weekly', 'monthly'));
