import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Paise } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { againTexts } from './texts.tsx';

/** What somebody usually orders, as it would come now. */
interface Usual {
  dishes: string;
  imgUrl: string;
  total: Paise;
  /** When it comes, in words. */
  comes: string;
  /** Puts it into the cart and opens checkout. */
  onOrder: () => Promise<unknown>;
}

interface UsualOrderProps {
  /** Undefined if it can't be ordered now, or the cart has something else. */
  usual: Usual | undefined;
  /** The dishes of the last orders, which are unfolded on request. */
  children: ReactNode;
}

const BOX =
  'flex min-h-14 items-center gap-3 rounded-card border border-line bg-paper px-2 py-1 text-left shadow-soft hover:border-turmeric';

/** One tap to the usual order's checkout, and another that shows all dishes of the last orders (ORDER-47). */
export function UsualOrder({ usual: orderable, children }: UsualOrderProps) {
  const texts = useTexts(againTexts);
  // While it is being ordered the cart is no longer empty; the button stays until checkout opens.
  const [pressed, setPressed] = useState<Usual>();
  const [open, setOpen] = useState(false);
  const usual = pressed ?? orderable;
  const order = async () => {
    if (!usual || pressed) return;
    setPressed(usual);
    await usual.onOrder();
    setPressed(undefined);
  };
  return (
    <section aria-label={texts.title} className="pt-1 pb-1">
      <div className="flex items-stretch gap-2">
        {usual && (
          <button
            type="button"
            aria-busy={pressed !== undefined}
            onClick={() => void order()}
            className={`${BOX} min-w-0 flex-1`}
          >
            <Picture
              src={usual.imgUrl}
              name={usual.dishes}
              sizes="48px"
              className="size-11 shrink-0 rounded-control"
            />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block truncate font-semibold">{texts.usual(usual.dishes)}</span>
              <span className="block truncate text-muted text-sm">
                {texts.inAll(<Money paise={usual.total} />, usual.comes)}
              </span>
            </span>
            {pressed ? <Spinner /> : <ChevronRight className="size-5 shrink-0" aria-hidden="true" />}
          </button>
        )}
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={`${BOX} shrink-0 justify-between px-3! font-semibold text-sm ${usual ? '' : 'flex-1'}`}
        >
          {usual ? texts.more : texts.title}
          <ChevronDown className={`size-4 ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
        </button>
      </div>
      {open && children}
    </section>
  );
}
