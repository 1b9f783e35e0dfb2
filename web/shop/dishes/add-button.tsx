import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Paise } from '#domain/money.ts';
import { Money } from '#web/brand/money.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogTexts } from './dialog-texts.tsx';

/** How long the button says 'Added to Cart!', in milliseconds (DISH-2). */
const ADDED_SHOWN_FOR = 1500;

interface AddButtonProps {
  /** Price times quantity. */
  total: Paise;
  /** Resolves to whether the dish was added. */
  onAdd: () => Promise<boolean>;
}

/** Adds the dish of the dialog to the cart, and says so for a moment. */
export function AddButton({ total, onAdd }: AddButtonProps) {
  const texts = useTexts(dialogTexts).dialog;
  const [stage, setStage] = useState<'ready' | 'adding' | 'added'>('ready');

  useEffect(() => {
    if (stage !== 'added') return;
    const timer = setTimeout(() => setStage('ready'), ADDED_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [stage]);

  const add = async () => {
    if (stage !== 'ready') return;
    setStage('adding');
    setStage((await onAdd()) ? 'added' : 'ready');
  };
  return (
    <Button
      className="min-h-12 flex-1 basis-28 text-lg max-sm:px-2 max-sm:text-base md:max-w-80"
      busy={stage === 'adding'}
      onClick={() => void add()}
    >
      {stage === 'added' ? (
        <>
          <Check className="size-5 max-sm:hidden" aria-hidden="true" />
          {texts.added}
        </>
      ) : (
        texts.add(<Money paise={total} />)
      )}
    </Button>
  );
}
