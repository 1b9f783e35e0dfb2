import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { toPaise } from '#domain/money.ts';
import { Money } from '#web/ui/money.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { VegMark } from '#web/ui/veg-mark.tsx';
import { OPENED_HERE } from './dish-link.ts';
import type { Dish } from './queries.ts';
import { RatingChip } from './rating.tsx';

interface DishCardProps {
  dish: Dish;
  /** The address that opens its dialog. */
  to: To;
  /** Seen before anything is scrolled. */
  eager?: boolean;
  /** A word over the picture. */
  tag?: string;
  /** How much of the description shows. */
  lines?: 1 | 2;
  /** The dialog opens over this very page. */
  overThisPage?: boolean;
  /** What puts it in the cart. */
  action: ReactNode;
}

export function DishCard(props: DishCardProps) {
  const { dish, to, eager = false, tag, lines = 1, overThisPage = false, action } = props;
  const link = overThisPage ? { to, state: OPENED_HERE, preventScrollReset: true } : { to };
  return (
    <article className="group relative flex h-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper transition-shadow duration-200 ease-out hover:shadow-soft">
      <div className="relative overflow-hidden">
        {/* The name below is the same link for the keyboard and screen readers. */}
        <Link {...link} tabIndex={-1} aria-hidden="true" className="block">
          <Picture
            src={dish.imgUrl}
            alt=""
            eager={eager}
            sizes="(min-width: 1264px) 282px, (min-width: 1024px) 23vw, 46vw"
            className="w-full transition-transform duration-250 ease-out group-hover:scale-103"
          />
        </Link>
        <span className="pointer-events-none absolute top-2 left-2 flex md:top-3 md:left-3">
          <VegMark type={dish.type} worded />
        </span>
        <span className="pointer-events-none absolute bottom-2 left-2 flex md:bottom-3 md:left-3">
          <RatingChip average={dish.ratingAverage} count={dish.ratingCount} />
        </span>
        {tag && (
          <span className="pointer-events-none absolute top-2 right-2 rounded-full bg-turmeric px-3 py-1 font-semibold text-on-turmeric text-sm leading-tight md:top-3 md:right-3">
            {tag}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-3 md:p-4">
        <h3 className="text-base md:text-lg">
          <Link {...link} className="rounded-xs underline-offset-4 hover:underline">
            {dish.name}
          </Link>
        </h3>
        <p className={`mt-1 text-muted text-sm ${lines === 1 ? 'truncate' : 'line-clamp-2'}`}>
          {dish.description}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-1 gap-y-2 pt-3">
          <Money paise={toPaise(dish.price)} className="mr-auto font-semibold text-base md:text-lg" />
          <div className="has-[[role=group]]:basis-full sm:has-[[role=group]]:basis-auto **:[[role=group]]:w-full">
            {action}
          </div>
        </div>
      </div>
    </article>
  );
}
