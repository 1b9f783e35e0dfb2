import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { OPENED_BY_LINK } from './dish-link.ts';
import type { Dish } from './queries.ts';
import { RatingChip } from './rating.tsx';

interface DishCardProps {
  dish: Dish;
  /** The address that opens its dialog. */
  to: To;
  /** Visible without scrolling. */
  eager?: boolean;
  /** The first card of the page, whose picture is loaded first. */
  urgent?: boolean;
  /** Shown over the picture, such as 'Popular'. */
  tag?: string;
  /** How many lines of the description are shown. */
  lines?: 1 | 2;
  /** The control that adds it to the cart. */
  action: ReactNode;
}

/** A dish in a list. Its style is in dish-card.css: with utility classes, each of dozens of cards would repeat them. */
export function DishCard({ dish, to, eager = false, urgent = false, tag, lines = 1, action }: DishCardProps) {
  return (
    <article className="dish-card">
      <VegMark type={dish.type} worded />
      <Link to={to} state={OPENED_BY_LINK} preventScrollReset discover="none">
        <Picture
          src={dish.imgUrl}
          alt=""
          eager={eager}
          urgent={urgent}
          sizes="(min-width:1264px) 282px,(min-width:1024px) 23vw,46vw"
        />
        <h3>{dish.name}</h3>
      </Link>
      <RatingChip average={dish.ratingAverage} count={dish.ratingCount} />
      {tag && <span className="dish-tag">{tag}</span>}
      <p className={lines === 1 ? 'one-line' : 'two-lines'}>{dish.description}</p>
      <div className="dish-order">
        <Money paise={dish.price} />
        <div>{action}</div>
      </div>
    </article>
  );
}
