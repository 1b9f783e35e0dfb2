import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id: string;
  title: string;
  children?: ReactNode;
  /** Shown next to the title, such as a link. */
  aside?: ReactNode;
}

export function SectionHeading({ id, title, children, aside }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-8">
      <div className="max-w-2xl">
        <h2 id={id} className="text-3xl md:text-4xl">
          {title}
        </h2>
        {children && <p className="mt-2 text-lg text-muted">{children}</p>}
      </div>
      {aside}
    </div>
  );
}
