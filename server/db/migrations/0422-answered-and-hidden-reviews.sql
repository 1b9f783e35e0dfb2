-- The kitchen's answers to reviews, and reviews that it hides.
alter table reviews
  add column reply text collate "C",
  add column "repliedAt" timestamptz(3),
  add column "isHidden" boolean not null default false;
