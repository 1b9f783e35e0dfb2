import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';

interface CartLinkProps {
  /** How much is in it; undefined while it is not known, and shown as this browser last knew it. */
  count: number | undefined;
}

/** The way to the cart, with how much is in it; nothing is said about an empty one. */
export function CartLink({ count }: CartLinkProps) {
  const words = count === 1 ? '1 item' : `${count} items`;
  return (
    <Link
      to="/cart"
      aria-label={count ? `Cart, ${words}` : 'Cart'}
      className="relative grid size-11 place-items-center rounded-full text-ink transition-colors duration-150 hover:bg-ink/8"
    >
      <ShoppingBag className="size-6" aria-hidden="true" />
      {count !== 0 && (
        <span className="cart-badge absolute top-0 right-0 h-5 min-w-5 place-items-center rounded-full bg-chilli px-1 font-semibold text-white text-xs tabular-nums leading-none">
          {count && (count > 99 ? '99+' : count)}
        </span>
      )}
    </Link>
  );
}
