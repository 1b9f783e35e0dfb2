import { useAddToCart } from './features/carts/actions.ts';
import { DishDialog } from './features/dishes/dish-dialog.tsx';
import { useCloseDish } from './features/dishes/dish-link.ts';
import type { Dish } from './features/dishes/queries.ts';
import { DishReviews } from './features/reviews/dish-reviews.tsx';

/** The dialog of a dish on the menu, with its reviews. */
export default function MenuDish({ open, dish }: { open: boolean; dish: Dish | undefined }) {
  const addToCart = useAddToCart();
  const closeDish = useCloseDish();
  return (
    <DishDialog
      open={open}
      dish={dish}
      reviews={dish && <DishReviews dish={{ id: dish.$id, name: dish.name }} />}
      onClose={closeDish}
      onAdd={addToCart}
    />
  );
}
