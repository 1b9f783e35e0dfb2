import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { isFew } from '#domain/dishes/portions.ts';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { SpiceMark } from '#web/brand/spice-mark.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { OPENED_BY_LINK } from './dish-link.ts';
import type { Dish } from './queries.ts';
import { RatingChip } from './rating-chip.tsx';
import { dishTexts } from './texts.tsx';

interface DishCardProps {
  dish: Dish;
  /** The address that opens its dialog. */
  to: To;
  /** Whether it is visible without scrolling. */
  eager?: boolean;
  /** Whether it is the first card of the page, whose picture is loaded first. */
  urgent?: boolean;
  /** Shown over the picture, such as 'Popular'. */
  tag?: string;
  /** A button in the corner of the picture. */
  heart?: ReactNode;
  /** The control that adds the dish to the cart. @param link opens the dish; given if its options must be chosen */
  action: (link?: (label?: ReactNode) => ReactNode) => ReactNode;
}

/** A dish in a list. Its style is in dish-card.css: with utility classes, each of dozens of cards would repeat them. */
export function DishCard({
  dish: original,
  to,
  eager = false,
  urgent = false,
  tag,
  heart,
  action,
}: DishCardProps) {
  const texts = useTexts(dishTexts);
  const dish = useTranslated('dishes')(original.$id, original);
  const opens = { to, state: OPENED_BY_LINK, preventScrollReset: true, discover: 'none' } as const;
  const link = (label: ReactNode = texts.card.choose(dish.name)) => (
    <LinkButton variant="outline" {...opens}>
      {label}
    </LinkButton>
  );
  return (
    <article className="dish-card" data-sold-out={dish.soldOut && ''}>
      <VegMark type={dish.type} worded />
      <Link {...opens}>
        <Picture
          src={dish.imgUrl}
          colour={dish.imgColour}
          name={dish.name}
          eager={eager}
          urgent={urgent}
          sizes="(min-width:1264px) 282px,(min-width:1024px) 23vw,46vw"
        />
        <h3>{dish.name}</h3>
      </Link>
      <RatingChip average={dish.ratingAverage} count={dish.ratingCount} />
      {tag && <span className="dish-tag">{tag}</span>}
      {dish.isBestseller && <span className="dish-tag dish-best">{texts.bestseller}</span>}
      {dish.soldOut ? (
        <span className="dish-left">{texts.menu.soldOut}</span>
      ) : (
        isFew(dish.portionsLeft) && <span className="dish-left">{texts.left(dish.portionsLeft)}</span>
      )}
      <p>{dish.description}</p>
      <div className="dish-order">
        <span>
          {dish.varies && texts.card.from}
          <Money paise={dish.from ?? dish.price} />
          {dish.spiceLevel ? <SpiceMark level={dish.spiceLevel} /> : null}
        </span>
        <div>{dish.soldOut ? link(texts.card.tellMe(dish.name)) : action(dish.needsChoice && link)}</div>
      </div>
      {heart}
    </article>
  );
}
