-- For how many people the meal of a plan is: the kitchen counts and packs tiffins, not orders.
alter table orders add column people bigint check (people > 0);
update orders set people = coalesce(meals.quantity, "mealSubscriptions".quantity)
  from meals join "mealSubscriptions" on "mealSubscriptions".id = meals."subscriptionId"
  where meals."orderId" = orders.id;
