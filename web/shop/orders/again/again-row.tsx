import { useState } from 'react';
import type { Paise } from '#domain/money.ts';
import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import type { OrderLine } from '#domain/orders/line.ts';
import { Money } from '#web/brand/money.tsx';
import { useOptionWords } from '#web/brand/options/option-words.ts';
import { Picture } from '#web/brand/picture.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useLineName } from '#web/shared/carts/line-name.ts';
import { Button } from '#web/ui/button.tsx';
import { againTexts } from './texts.tsx';

interface Line {
  key: string;
  dish: { id: string; name: string; imgUrl: string; imgColour: string | null };
  /** The price of one. */
  price: Paise;
  quantity: number;
  options: readonly ChosenOption[];
  note?: string | undefined;
}

interface AgainRowProps<L extends Line> {
  /** The lines that can be ordered today, and those that can't. */
  again: { offered: readonly L[]; gone: readonly OrderLine[] };
  onAdd: (line: L) => Promise<unknown>;
}

function Offer({ line, onAdd }: { line: Line; onAdd: () => Promise<unknown> }) {
  const texts = useTexts(againTexts);
  const [adding, setAdding] = useState(false);
  const { name } = useTranslated('dishes')(line.dish.id, line.dish);
  const words = [useOptionWords()(line.options), line.note].filter(Boolean).join(' · ');
  const add = async () => {
    setAdding(true);
    await onAdd();
    setAdding(false);
  };
  return (
    <li className="flex w-72 shrink-0 snap-start items-center gap-3 rounded-card border border-line bg-paper p-2">
      <Picture
        src={line.dish.imgUrl}
        colour={line.dish.imgColour}
        name={name}
        sizes="64px"
        className="size-16 rounded-card"
      />
      <p className="min-w-0 flex-1 leading-tight">
        <span className="line-clamp-2 font-semibold leading-snug">{name}</span>
        {words && <span className="block truncate text-muted text-sm leading-normal">{words}</span>}
        <span className="text-sm">{texts.each(line.quantity, <Money paise={line.price} />)}</span>
      </p>
      <Button
        variant="outline"
        busy={adding}
        aria-label={texts.addLabel(line.quantity, [name, words].filter(Boolean).join(', '))}
        onClick={() => void add()}
      >
        {texts.add}
      </Button>
    </li>
  );
}

/** The dishes of a customer's last orders; a press adds one as it was. */
export function AgainRow<L extends Line>({ again: { offered, gone }, onAdd }: AgainRowProps<L>) {
  const texts = useTexts(againTexts);
  const nameOf = useLineName();
  return (
    <section aria-labelledby="order-again" className="pt-3">
      <h2 id="order-again" className="text-xl">
        {texts.title}
      </h2>
      <ul className="-mx-4 mt-2 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2">
        {offered.map((line) => (
          <Offer key={line.key} line={line} onAdd={() => onAdd(line)} />
        ))}
        {gone.length > 0 && (
          <li className="flex w-56 shrink-0 snap-start items-center text-muted text-sm">
            <p className="line-clamp-3">
              {offered.length > 0 ? texts.gone(gone.map(nameOf).join(', ')) : texts.nothing}
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
