-- A cart line says whether its dish can be ordered now, as it says the dish's price.
alter table carts add column "isAvailable" boolean;
update carts set "isAvailable" = dishes."isAvailable" from dishes where dishes.id = carts."dishId";
