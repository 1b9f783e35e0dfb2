-- Dishes that customers add to one meal of their plan.
alter table meals
  add column extras jsonb,
  add column "extraCost" bigint check ("extraCost" >= 0);
