import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/button.tsx';

interface OopsProps {
  title: string;
  children: ReactNode;
  /** Besides the ways home and to the menu. */
  action?: ReactNode;
}

/** A page that is not there or went wrong, and the ways on. */
export function Oops({ title, children, action }: OopsProps) {
  return (
    <div className="container-page flex flex-col items-center py-16 text-center lg:py-24">
      <img
        src="/brand/placeholder-400.webp"
        alt=""
        width={400}
        height={300}
        className="w-64 rounded-card shadow-soft"
      />
      <h1 className="mt-8 text-4xl">{title}</h1>
      <div className="mt-3 max-w-md text-balance text-lg text-muted">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {action}
        <LinkButton to="/menu" variant={action ? 'secondary' : 'primary'}>
          See the menu
        </LinkButton>
        <LinkButton to="/" variant="secondary">
          Go home
        </LinkButton>
      </div>
    </div>
  );
}
