-- Plans: meals that customers subscribe to.
create table "mealTimes" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  name text not null,
  translations jsonb not null default '{}',
  "deliveredFrom" text collate "C" not null,
  "deliveredUntil" text collate "C" not null,
  "cutoffDays" bigint not null,
  "cutoffAt" text collate "C" not null,
  "mostMeals" bigint
);

create table plans (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  name text not null,
  description text not null,
  translations jsonb not null default '{}',
  "imgUrl" text not null,
  type text collate "C" not null,
  "mealTimeIds" jsonb not null,
  weekdays jsonb not null,
  price bigint not null check (price > 0),
  "bundleMeals" bigint,
  "bundlePrice" bigint,
  "bundleDays" bigint not null,
  choices jsonb,
  "trialMeals" bigint,
  "mostSubscribers" bigint,
  "cycleFrom" text collate "C",
  "cycleWeeks" bigint not null,
  "isOnSale" boolean not null,
  constraint plan_has_whole_bundle check (("bundleMeals" is null) = ("bundlePrice" is null))
);

create table "planMenus" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "planId" text collate "C" not null references plans (id) on delete cascade,
  "mealTimeId" text collate "C" not null references "mealTimes" (id) on delete cascade,
  date text collate "C",
  week bigint,
  weekday text collate "C",
  dishes jsonb not null,
  note text,
  constraint menu_is_dated_or_in_cycle
    check ((date is not null) <> (week is not null) and (week is null) = (weekday is null))
);
create unique index plan_menu_of_date on "planMenus" ("planId", "mealTimeId", date) where date is not null;
create unique index plan_menu_in_cycle on "planMenus" ("planId", "mealTimeId", week, weekday) where date is null;

create table "mealSubscriptions" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  "forUserId" text collate "C",
  "planId" text collate "C" not null references plans (id),
  "planName" text,
  "mealTimeIds" jsonb not null,
  weekdays jsonb not null,
  quantity bigint not null check (quantity > 0),
  choices jsonb not null default '[]',
  "addressId" text collate "C",
  addresses jsonb,
  address text,
  "startsOn" text collate "C" not null,
  "endsOn" text collate "C",
  "paidBy" text collate "C" not null check ("paidBy" in ('balance', 'house')),
  state text collate "C" not null check (state in ('active', 'ended')),
  price bigint not null,
  "newPrice" bigint,
  "newPriceFrom" text collate "C",
  "acceptsNewPrice" boolean not null default false,
  trial boolean not null default false,
  "mealsAtMost" bigint,
  "takesBundle" boolean,
  "bundleLeft" bigint not null default 0 check ("bundleLeft" >= 0),
  "bundleMealPrice" bigint,
  "bundleUntil" text collate "C",
  "agreedAt" timestamptz(3) not null
);
create index meal_subscriptions_of_person on "mealSubscriptions" ("userId", sequence);
create index meal_subscriptions_of_person_created on "mealSubscriptions" ("userId", created);
create index meal_subscriptions_of_person_updated on "mealSubscriptions" ("userId", updated);
create index meal_subscriptions_of_person_id on "mealSubscriptions" ("userId", id);
create index meal_subscriptions_of_plan on "mealSubscriptions" ("planId", id);
create index meal_subscriptions_active on "mealSubscriptions" (id) where state = 'active';
-- What is held of a balance for the rest of a bundle.
create index meal_subscriptions_with_bundle on "mealSubscriptions" ("userId") where "bundleLeft" > 0;

-- A trial is once for each proven number and for each address, also after its subscription has gone.
create table plan_trials (
  mark text collate "C" primary key,
  at timestamptz(3) not null
);

create table "mealPauses" (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  "subscriptionId" text collate "C" not null references "mealSubscriptions" (id) on delete cascade,
  "mealTimeId" text collate "C",
  "from" text collate "C" not null,
  "until" text collate "C",
  constraint pause_has_a_day check ("until" is null or "until" >= "from")
);
create index meal_pauses_of_person on "mealPauses" ("userId", sequence);
create index meal_pauses_of_person_created on "mealPauses" ("userId", created);
create index meal_pauses_of_person_updated on "mealPauses" ("userId", updated);
create index meal_pauses_of_person_id on "mealPauses" ("userId", id);
create index meal_pauses_of_subscription on "mealPauses" ("subscriptionId");

create table meals (
  id text collate "C" primary key,
  sequence bigint generated always as identity unique,
  created timestamptz(3) not null,
  updated timestamptz(3) not null,
  permissions text[] not null default '{}',
  creator text,
  fingerprint text,
  "userId" text collate "C" not null references users (id) on delete cascade,
  "subscriptionId" text collate "C" not null references "mealSubscriptions" (id) on delete cascade,
  date text collate "C" not null,
  "mealTimeId" text collate "C" not null,
  state text collate "C" not null check (state in ('planned', 'skipped', 'short', 'cooking', 'delivered', 'missed')),
  quantity bigint check (quantity > 0),
  "addressId" text collate "C",
  note text,
  "orderId" text collate "C",
  "fromBundle" bigint,
  reason text collate "C",
  "decidedAt" timestamptz(3)
);
-- However often and on however many instances a cutoff is worked on, a meal is one order.
create unique index meal_once on meals ("subscriptionId", date, "mealTimeId");
create unique index meal_of_order on meals ("orderId") where "orderId" is not null;
create index meals_of_person on meals ("userId", sequence);
create index meals_of_person_created on meals ("userId", created);
create index meals_of_person_updated on meals ("userId", updated);
create index meals_of_person_id on meals ("userId", id);

-- Cutoffs that are over: what was planned for them is decided, and nothing is added.
create table meal_cutoffs (
  "mealTimeId" text collate "C" not null references "mealTimes" (id) on delete cascade,
  date text collate "C" not null,
  at timestamptz(3) not null,
  primary key ("mealTimeId", date)
);

insert into locks (name) values ('places in plans');
