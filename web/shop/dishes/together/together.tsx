import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import type { Dish } from '../queries.ts';
import { dishTexts } from '../texts.tsx';
import { togetherQuery } from './queries.ts';
import { togetherTexts } from './texts.ts';

interface RowProps {
  dish: Dish;
  /** Where its dialog opens. */
  opens: LinkProps;
  /** The control that adds the dish. @param link opens the dish; given if its options must be chosen */
  action: (dish: Dish, link?: (label?: ReactNode) => ReactNode) => ReactNode;
}

function Row({ dish, opens, action }: RowProps) {
  const { card } = useTexts(dishTexts);
  const { name } = useTranslated('dishes')(dish.$id, dish);
  const link = (label: ReactNode = card.choose(name)) => (
    <LinkButton variant="outline" {...opens}>
      {label}
    </LinkButton>
  );
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-paper p-2">
      <Link {...opens} className="flex min-h-11 min-w-0 flex-1 basis-36 items-center gap-3 rounded-control">
        <Picture
          src={dish.imgUrl}
          colour={dish.imgColour}
          name={dish.name}
          sizes="72px"
          className="w-14 rounded-control sm:w-18"
        />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="flex items-start gap-1.5">
            <span className="mt-0.5 flex shrink-0">
              <VegMark type={dish.type} />
            </span>
            <span className="wrap-anywhere font-semibold">{name}</span>
          </span>
          <span className="mt-1 block text-sm">
            {dish.varies && card.from}
            <Money paise={dish.from ?? dish.price} />
          </span>
        </span>
      </Link>
      <div className="ml-auto w-28 max-w-full shrink-0">{action(dish, dish.needsChoice && link)}</div>
    </li>
  );
}

interface TogetherProps extends Pick<RowProps, 'action'> {
  /** The ids of the dishes that others are offered for, at least one. */
  ids: readonly string[];
  /** Where the dialog of a dish opens. */
  opens: (id: string) => LinkProps;
  heading: 'h2' | 'h3';
}

/** The dishes that are usually ordered together with these, each with the control that adds it; nothing without any (CART-24). */
export function Together({ ids, opens, action, heading: Heading }: TogetherProps) {
  const texts = useTexts(togetherTexts);
  const title = useId();
  const { data: dishes = [] } = useQuery(togetherQuery(useSdk(), ids));
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Heading id={title} className="text-xl">
        {texts.title}
      </Heading>
      <ul className="mt-3 grid gap-2">
        {dishes.map((dish) => (
          <Row key={dish.$id} dish={dish} opens={opens(dish.$id)} action={action} />
        ))}
      </ul>
    </section>
  );
}
