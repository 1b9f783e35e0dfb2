import type { ReactNode, Ref } from 'react';

interface EmptyStateProps {
  /** A drawing or a large icon. */
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Says that there is nothing to show yet, with a link or button for the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { picture, title, children, action, heading: Heading = 'h2', headingRef } = props;
  return (
    <div className="empty-page mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {picture && (
        <div className="mb-6 grid size-32 place-items-center rounded-full bg-turmeric/20 text-chilli-text">
          {picture}
        </div>
      )}
      <Heading ref={headingRef} tabIndex={-1} className="font-display text-2xl leading-tight outline-none">
        {title}
      </Heading>
      {children && <div className="mt-2 text-balance text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
