import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';

interface CartLinkProps {
  /** The number of dishes. Undefined while it is not known: the style sheet shows the number last stored. */
  count: number | undefined;
}

/** The link to the cart, with the number of dishes unless it is empty. */
export function CartLink({ count }: CartLinkProps) {
  const texts = useTexts(shellTexts).cart;
  return (
    <Link
      to="/cart"
      aria-label={count ? texts.filled(count) : texts.empty}
      className="relative grid size-11 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-ink/8"
    >
      <ShoppingBag className="size-6" aria-hidden="true" />
      {count !== 0 && (
        <span className="cart-badge absolute top-0 right-0 h-5 min-w-5 place-items-center rounded-full bg-chilli px-1 font-semibold text-white text-xs tabular-nums leading-none">
          {count && (count > 99 ? texts.many : count)}
        </span>
      )}
    </Link>
  );
}
