-- What the meals of a company's people may cost in a calendar month; null: only its house account limits them.
alter table companies add column "monthLimit" bigint check ("monthLimit" > 0);

-- The first and last days of subscriptions whose customers have closed their logins: figures without a name, for the churn.
create table past_subscriptions (
  "startsOn" text collate "C" not null,
  "endsOn" text collate "C" not null
);
create index past_subscriptions_by_age on past_subscriptions ("endsOn");
