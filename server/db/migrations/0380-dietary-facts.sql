-- What a dish says about itself: diets and allergens as lists of words, how spicy it is, for how many people, and its own
-- figures of nutrition. Nothing is said about the dishes there are.
alter table dishes
  add column diets jsonb not null default '[]',
  add column allergens jsonb not null default '[]',
  add column "spiceLevel" bigint,
  add column serves bigint,
  add column calories bigint,
  add column protein double precision,
  add column carbs double precision,
  add column fat double precision;
