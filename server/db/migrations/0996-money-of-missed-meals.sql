-- What owners and managers decide about the money of a meal that did not reach its customer.
alter table meals add column "settledAs" text collate "C" check ("settledAs" in ('credit', 'charge', 'extend'));
create index meals_missed on meals (date) where state = 'missed' and "settledAs" is null;

-- People are told at most once a day that a company would pay for their meals.
alter table meal_messages drop constraint meal_messages_kind_check,
  add constraint meal_messages_kind_check
    check (kind in ('tomorrow', 'short', 'shortAgain', 'low', 'closed', 'late', 'company'));
