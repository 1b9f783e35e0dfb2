-- What customers say of the meals of their plans.
alter table meals
  add column rating text collate "C" check (rating in ('up', 'down')),
  add column "ratingWords" text collate "C" check (char_length("ratingWords") <= 500);
create index meals_rated on meals (date) where rating is not null;
