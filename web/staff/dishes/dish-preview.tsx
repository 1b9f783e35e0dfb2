import { parseAmount } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';
import { Picture } from '#web/brand/picture.tsx';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { DishInfo } from './dish-values.ts';
import { dishAdminTexts } from './texts.ts';

/** The dish of a form as the menu would show it. */
export function DishPreview({ info }: { info: DishInfo }) {
  const texts = useTexts(dishAdminTexts).preview;
  const price = parseAmount(info.price);
  return (
    <figure>
      <figcaption className="mb-2 font-semibold text-muted text-sm">{texts.title}</figcaption>
      <div className="max-w-72 overflow-hidden rounded-card border border-line bg-paper shadow-soft">
        <div className="relative">
          <Picture
            src={info.imgUrl.trim()}
            name={info.name.trim()}
            alt={texts.picture}
            eager
            sizes="18rem"
            className="w-full"
          />
          <span className="absolute top-3 left-3 flex">
            <VegMark type={info.type} />
          </span>
        </div>
        <div className="p-4">
          <p className="wrap-break-word font-display text-lg leading-tight">
            {info.name.trim() || texts.name}
          </p>
          <p className="mt-1 line-clamp-2 min-h-5 text-muted text-sm">
            {info.description.trim() || texts.description}
          </p>
          <p className="mt-3 font-semibold text-lg">{price === undefined ? '₹' : <Money paise={price} />}</p>
        </div>
      </div>
    </figure>
  );
}
