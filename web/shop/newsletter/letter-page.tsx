import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface LetterPageProps {
  title: string;
  action: ReactNode;
  children?: ReactNode;
}

/** The layout of the pages that links in newsletters open. */
export function LetterPage({ title, action, children }: LetterPageProps) {
  return (
    <div className="container-page py-8 lg:py-16">
      <EmptyState
        heading="h1"
        picture={<Mail className="size-14" aria-hidden="true" />}
        title={title}
        action={action}
      >
        {children}
      </EmptyState>
    </div>
  );
}
