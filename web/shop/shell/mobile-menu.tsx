import { Menu, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { openLayer } from '#web/lib/page/history-layers.ts';
import { laterPart } from '#web/lib/page/later.ts';
import { useTexts } from '#web/lib/texts.ts';
import { shellTexts } from '#web/shared/shell/texts.tsx';

const MobileNav = laterPart(() => import('./mobile-nav.tsx'));

/** The navigation of narrow screens. It opens below the bar and closes on navigation, Back, Escape or a press outside. */
export function MobileMenu() {
  const texts = useTexts(shellTexts);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpenAt(undefined);

  useEffect(() => (open ? openLayer(() => setOpenAt(undefined)) : undefined), [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys and focus of the controls inside
    <div className="lg:hidden" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={open ? texts.closeMenu : texts.openMenu}
        onClick={() => setOpenAt(open ? undefined : key)}
        className="grid size-11 place-items-center rounded-full hover:bg-ink/8"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same
        <div className="absolute inset-x-0 top-full h-dvh bg-black/40" onClick={close} />
      )}
      {open && (
        <div id={id}>
          <Suspense>
            <MobileNav onLeave={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
