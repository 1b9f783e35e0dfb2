import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { shellTexts } from './texts.tsx';

interface OopsProps {
  title: string;
  children: ReactNode;
  /** A button before the links to the menu and home. */
  action?: ReactNode;
}

/** The page for an address that does not exist or a page that failed, with links to go on. */
export function Oops({ title, children, action }: OopsProps) {
  const texts = useTexts(shellTexts);
  return (
    <div className="empty-page container-page flex flex-col items-center py-16 text-center lg:py-24">
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
          {texts.toMenu}
        </LinkButton>
        <LinkButton to="/" variant="secondary">
          {texts.toHome}
        </LinkButton>
      </div>
    </div>
  );
}
