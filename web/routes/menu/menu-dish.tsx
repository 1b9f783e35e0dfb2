import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { laterPart, useLater } from '#web/lib/page/later.ts';
import { useAddToCart } from '#web/shop/carts/actions.ts';
import { AddToCart } from '#web/shop/carts/add-to-cart.tsx';
import { DishDialog } from '#web/shop/dishes/dish-dialog.tsx';
import { useCloseDish } from '#web/shop/dishes/dish-link.ts';
import { withOpenDish } from '#web/shop/dishes/filter-url.ts';
import type { Dish } from '#web/shop/dishes/queries.ts';
import { Together } from '#web/shop/dishes/together/together.tsx';
import { DishReviews } from '#web/shop/reviews/dish-reviews.tsx';

const TellMeButton = laterPart(() => import('#web/shop/dish-alerts/tell-me-button.tsx'));
const loadFavourites = () => import('./favourites.tsx');

/** What is usually ordered together with a dish. Another dish takes its place in the dialog, which closes as before. */
function DishTogether({ dish }: { dish: Dish }) {
  const { state } = useLocation();
  const [params] = useSearchParams();
  return (
    <Together
      ids={[dish.$id]}
      heading="h3"
      opens={(id) => ({
        to: `?${withOpenDish(params, id)}`,
        replace: true,
        state,
        preventScrollReset: true,
        discover: 'none',
      })}
      action={(other, link) => <AddToCart dish={other} link={link} />}
    />
  );
}

/** The dialog of a dish on the menu, with its reviews. */
export default function MenuDish({ open, dish }: { open: boolean; dish: Dish | undefined }) {
  const addToCart = useAddToCart();
  const closeDish = useCloseDish();
  const favourites = useLater(loadFavourites);
  return (
    <DishDialog
      open={open}
      dish={dish}
      together={dish && <DishTogether dish={dish} />}
      heart={favourites && dish && <favourites.DishHeart dish={dish} />}
      reviews={dish && <DishReviews dish={{ id: dish.$id, name: dish.name }} />}
      whenSoldOut={
        dish?.soldOut && (
          <Suspense>
            <TellMeButton dish={dish} />
          </Suspense>
        )
      }
      onClose={closeDish}
      onAdd={addToCart}
    />
  );
}
