import { CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from './button.tsx';
import { uiTexts } from './texts.ts';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** Shown instead of data that could not be loaded, with a button to try again. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  const texts = useTexts(uiTexts);
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <div className="mb-6 grid size-24 place-items-center rounded-full bg-ink/5 text-muted">
        <CookingPot className="size-10" aria-hidden="true" />
      </div>
      <p className="font-display text-xl">{title}</p>
      <div className="mt-2 text-muted">{children ?? texts.checkConnection}</div>
      <Button
        variant="secondary"
        className="mt-6"
        busy={retrying}
        busyLabel={texts.retrying}
        onClick={onRetry}
      >
        {texts.retry}
      </Button>
    </div>
  );
}
