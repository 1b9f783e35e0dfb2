import { useState } from 'react';
import { AddToCart } from '#web/shop/carts/add-to-cart.tsx';
import { useCartLines } from '#web/shop/carts/use-cart.ts';
import { OPENED_BY_LINK } from '#web/shop/dishes/dish-link.ts';
import { Together } from '#web/shop/dishes/together/together.tsx';

/** The ids of the dishes of a cart, each once and in one order. */
export const dishIdsOf = (lines: readonly { dishId: string }[]): string[] =>
  [...new Set(lines.map(({ dishId }) => dishId))].sort();

/** What is usually ordered together with the dishes of the cart. An added dish stays here, with the focus in its stepper. */
export function CartTogether() {
  const lines = useCartLines();
  const [ids] = useState(() => dishIdsOf(lines));
  return (
    <Together
      ids={ids}
      heading="h2"
      opens={(id) => ({ to: `/menu?dish=${encodeURIComponent(id)}`, state: OPENED_BY_LINK })}
      action={(dish, link) => <AddToCart dish={dish} link={link} />}
    />
  );
}
