-- What a meal costs for one person since it was decided: a later price of its plan or bundle changes nothing of it.
alter table meals add column price bigint, add column "bundleMealPrice" bigint;

-- Meals of before cost what their orders did, or what is agreed now.
update meals m set "bundleMealPrice" = s."bundleMealPrice",
    price = case when s."acceptsNewPrice" and s."newPriceFrom" <= m.date then coalesce(s."newPrice", s.price) else s.price end
  from "mealSubscriptions" s where s.id = m."subscriptionId" and m."decidedAt" is not null;
update meals m set price = (o."totalAmount" - coalesce(m."extraCost", 0)) / m.quantity
  from orders o where o.id = m."orderId" and m."decidedAt" is not null and coalesce(m."fromBundle", 0) = 0
    and m.quantity > 0 and o."totalAmount" >= coalesce(m."extraCost", 0);
