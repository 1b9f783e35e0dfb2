import { CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** It could not be loaded, and a way to try again. */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <div className="mb-6 grid size-24 place-items-center rounded-full bg-ink/5 text-muted">
        <CookingPot className="size-10" aria-hidden="true" />
      </div>
      <p className="font-display text-xl">{title}</p>
      <div className="mt-2 text-muted">{children ?? 'Please check your connection and try again.'}</div>
      <Button
        variant="secondary"
        className="mt-6"
        busy={retrying}
        busyLabel="Trying again..."
        onClick={onRetry}
      >
        Retry
      </Button>
    </div>
  );
}
