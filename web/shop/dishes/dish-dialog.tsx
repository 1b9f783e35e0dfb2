import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { isFew } from '#domain/dishes/portions.ts';
import { type ChosenOption, MAX_LINE_NOTE } from '#domain/option-groups/chosen.ts';
import { lineTotal } from '#domain/orders/line-total.ts';
import { Money } from '#web/brand/money.tsx';
import { ChooseOptions } from '#web/brand/options/choose-options.tsx';
import { optionTexts } from '#web/brand/options/texts.ts';
import { useOptions } from '#web/brand/options/use-options.ts';
import { Picture } from '#web/brand/picture.tsx';
import { useTranslated } from '#web/brand/translated-names.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { SheetHandle } from '#web/ui/sheet/sheet-handle.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AddButton } from './add-button.tsx';
import { dialogTexts } from './dialog-texts.tsx';
import { FactList } from './fact-list.tsx';
import { Nutrition } from './nutrition.tsx';
import type { Dish } from './queries.ts';
import { Rating } from './rating.tsx';
import { dishTexts } from './texts.tsx';

interface Extras {
  options: readonly ChosenOption[];
  note: string;
}

/** Adds a dish with the price of one. */
type Add = (dish: Dish, quantity: number, extras: Extras) => Promise<boolean>;

interface DishDetailsProps {
  dish: Dish;
  /** The picture, where the dish begins. */
  begin: RefObject<HTMLElement | null>;
  together: ReactNode;
  heart: ReactNode;
  reviews: ReactNode;
  whenSoldOut: ReactNode;
  onAdd: Add;
}

function DishDetails({
  dish: original,
  begin,
  heart,
  together,
  reviews,
  whenSoldOut,
  onAdd,
}: DishDetailsProps) {
  const texts = useTexts(dialogTexts).dialog;
  const dish = useTranslated('dishes')(original.$id, original);
  const { bestseller, card, left: few, menu } = useTexts(dishTexts);
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const words = useTexts(optionTexts);
  const options = useOptions(dish);
  const { price, query } = options;
  const left = dish.portionsLeft;
  const add = async () => {
    const chosen = options.confirm();
    if (!chosen) return false;
    const added = await onAdd({ ...original, price }, quantity, { options: chosen, note });
    if (added) {
      setQuantity(1);
      setNote('');
      options.clear();
    }
    return added;
  };
  return (
    <div className="flex flex-col md:grid md:grid-cols-2">
      <figure ref={begin} tabIndex={-1} className="outline-none md:bg-line/40">
        <Picture
          src={dish.imgUrl}
          colour={dish.imgColour}
          name={dish.name}
          alt={texts.picture(dish.name)}
          eager
          urgent
          sizes="(min-width: 768px) 448px, 100vw"
          className="w-full md:h-full md:min-h-120"
        />
      </figure>
      <div className="flex flex-col gap-4 p-5 md:p-7">
        <div className="flex items-start gap-3 md:pr-10">
          <span className="mt-1 flex">
            <VegMark type={dish.type} size="large" />
          </span>
          <p aria-hidden="true" className="mr-auto font-display text-2xl leading-tight md:text-3xl">
            {dish.name}
          </p>
          <div className="-my-2 -mr-2 size-11 shrink-0">{heart}</div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="font-semibold text-xl">
            {dish.varies && options.chosen.length === 0 && card.from}
            <Money paise={price} />
          </span>
          {dish.isBestseller && (
            <span className="rounded-full bg-turmeric px-2 py-0.5 font-semibold text-on-turmeric text-sm">
              {bestseller}
            </span>
          )}
          <Rating average={dish.ratingAverage} count={dish.ratingCount} />
        </div>
        {isFew(left) && <p className="font-semibold text-danger">{few(left)}</p>}
        <p className="text-muted">{dish.description}</p>
        <FactList dish={dish} />
        {!dish.soldOut && options.hasGroups && (
          <div ref={options.frame} className="grid gap-4">
            {query.isLoadingError ? (
              <ErrorState title={words.loadFailed} query={query} />
            ) : query.isPending ? (
              <Loading label={words.loading}>
                <Skeleton className="h-40" />
              </Loading>
            ) : (
              <ChooseOptions
                groups={options.groups}
                chosen={options.chosen}
                onChange={options.choose}
                missing={options.missing}
              />
            )}
          </div>
        )}
        {!dish.soldOut && (
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-chilli-text underline underline-offset-4">
              {texts.addNote}
            </summary>
            <Field
              label={words.note}
              hint={words.noteHint}
              value={note}
              maxLength={MAX_LINE_NOTE}
              onChange={(event) => setNote(event.target.value)}
            />
          </details>
        )}
        <Nutrition dish={dish} />
        <p className="text-muted text-sm">{texts.illustration}</p>
      </div>
      {/* It stays visible at the bottom while the reviews scroll. */}
      <div className="sticky bottom-0 z-10 order-last flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-paper px-5 py-3 md:col-span-2 md:justify-end md:px-7">
        {dish.soldOut ? (
          <>
            <p className="mr-auto font-semibold text-danger">{menu.soldOut}</p>
            {whenSoldOut}
          </>
        ) : (
          <>
            <Stepper
              value={quantity}
              onChange={setQuantity}
              max={Math.min(MAX_QUANTITY, Math.max(left ?? MAX_QUANTITY, 1))}
              label={texts.quantity(dish.name)}
              className="min-h-12"
            />
            <AddButton total={lineTotal({ price, quantity })} onAdd={add} />
          </>
        )}
      </div>
      <div className="grid gap-6 border-line border-t p-5 md:col-span-2 md:p-7">
        {together}
        <div>{reviews}</div>
      </div>
    </div>
  );
}

interface DishDialogProps {
  open: boolean;
  /** The open dish; undefined if it is not on the menu. */
  dish: Dish | undefined;
  /** The dishes that are usually ordered together with it. */
  together: ReactNode;
  /** A button beside the name, whose place is kept. */
  heart: ReactNode;
  /** The reviews of the dish. */
  reviews: ReactNode;
  /** Offered instead of the cart while the dish is sold out. */
  whenSoldOut: ReactNode;
  onClose: () => void;
  onAdd: Add;
}

/** The dialog of a dish, on phones a sheet, with its quantity and the button that adds it. */
export function DishDialog({
  open,
  dish,
  heart,
  together,
  reviews,
  whenSoldOut,
  onClose,
  onAdd,
}: DishDialogProps) {
  const texts = useTexts(dialogTexts).dialog;
  const translated = useTranslated('dishes');
  const title = dish ? translated(dish.$id, dish).name : texts.gone;
  const begin = useRef<HTMLElement>(null);
  const id = dish?.$id;
  const lastId = useRef(id);
  // A dish that takes the place of another is shown from its beginning, and the focus must not stay with what is gone.
  useEffect(() => {
    const replaces = id !== undefined && lastId.current !== undefined && id !== lastId.current;
    lastId.current = id;
    if (replaces) begin.current?.focus();
  }, [id]);
  return (
    <Dialog open={open} onClose={onClose} title={title} titleHidden size="large" inAddress>
      <SheetHandle onClose={onClose} />
      {dish ? (
        <DishDetails key={dish.$id} {...{ dish, begin, heart, together, reviews, whenSoldOut, onAdd }} />
      ) : (
        <EmptyState title={texts.gone} heading="h2">
          {texts.lookElsewhere}
        </EmptyState>
      )}
    </Dialog>
  );
}
