import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { CartLine } from '#domain/carts/line.ts';
import { Money } from '#web/brand/money.tsx';
import { useOptionWords } from '#web/brand/options/option-words.ts';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { type AddedDish, useRemoveLine, useSetQuantity } from '../actions.ts';
import { cartTexts } from '../texts.tsx';
import { countOf } from '../use-cart.ts';
import { chosenTexts } from './texts.tsx';

/** Opens a dish to choose its options. */
export type ChooseLink = (label?: ReactNode) => ReactNode;

interface ChosenStepperProps {
  dish: AddedDish;
  /** The dish's lines in the cart, at least one. */
  lines: readonly CartLine[];
  link: ChooseLink;
  /** Called before the last one leaves the cart, after which the link replaces the stepper. */
  onTakeLast: () => void;
}

/**
 * The stepper of a dish with options. It counts all of the dish's lines in the cart. Plus asks whether to repeat the last
 * choice or to choose again; minus takes away one of the last choice.
 */
export function ChosenStepper({ dish, lines, link, onTakeLast }: ChosenStepperProps) {
  const texts = useTexts(chosenTexts);
  const { quantity: label } = useTexts(cartTexts);
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const { name } = useTranslated('dishes')(dish.$id, dish);
  const optionWords = useOptionWords();
  const frame = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const repeatButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  // When the dish leaves the cart, the link that replaces the stepper takes over the focus.
  useLayoutEffect(() => {
    const stepper = frame.current;
    const card = stepper?.parentElement;
    return () => {
      if (stepper?.contains(document.activeElement))
        queueMicrotask(() => card?.querySelector('a')?.focus({ preventScroll: true }));
    };
  }, []);

  const count = countOf(lines);
  const last = lines.at(-1);
  if (!last) return null;
  const ask = () => {
    question.current?.showPopover();
    // A popover only focuses elements with the attribute autofocus, which React does not write.
    repeatButton.current?.focus();
  };
  const less = () => void (last.quantity > 1 ? setQuantity(last, last.quantity - 1) : remove(last));
  const takeLast = () => {
    onTakeLast();
    less();
  };
  const repeat = () => void setQuantity(last, last.quantity + 1);
  // It is hidden before the dish opens: the question then returns the focus to the plus, and so does the dish when it
  // closes.
  const answered = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) question.current?.hidePopover();
  };
  const words = [optionWords(last.options ?? []) || texts.plain, last.note].filter(Boolean).join(' · ');
  return (
    <div ref={frame} className="grid">
      <Stepper
        label={label(name)}
        value={count}
        onChange={(wanted) => (wanted > count ? ask() : less())}
        onRemove={takeLast}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks buttons and links, too */}
      <div
        ref={question}
        popover="auto"
        role="dialog"
        aria-labelledby={titleId}
        onClick={answered}
        className="mx-auto mt-auto mb-0 w-full max-w-md rounded-t-card border border-line bg-paper p-5 text-ink shadow-lg backdrop:bg-ink/50 md:mb-auto md:rounded-card"
      >
        <h2 id={titleId} className="text-xl">
          {texts.title(name)}
        </h2>
        <p className="mt-1 text-muted">{texts.last(words, <Money paise={last.price} />)}</p>
        <div className="mt-4 grid gap-3">
          <Button ref={repeatButton} onClick={repeat}>
            {texts.repeat}
          </Button>
          {link(texts.chooseAgain)}
        </div>
      </div>
    </div>
  );
}
