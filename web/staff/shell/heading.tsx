import type { ReactNode } from 'react';

interface AdminHeadingProps {
  title: string;
  /** What the screen is for, or a summary of its data. */
  children?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
}

/** The head of an admin screen. */
export function AdminHeading({ title, children, actions }: AdminHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="wrap-anywhere min-w-0 max-w-2xl">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {children && <p className="mt-2 text-muted md:text-lg">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
