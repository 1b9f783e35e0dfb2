-- An add to the cart holds the dish's row already (insertOrAdd in server/documents/store.ts), and the dish's delete takes
-- its lines along (server/collections/carts.ts): a second look at the dish by every add is not needed.
alter table carts drop constraint "carts_dishId_fkey";
