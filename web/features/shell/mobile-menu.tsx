import { Menu, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ForVisitors } from '#web/brand/for-person.tsx';
import { openLayer } from '#web/lib/page/history-layers.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { MAIN_LINKS } from './links.ts';
import { shellTexts } from './texts.tsx';

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
        aria-controls={id}
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
      <nav
        id={id}
        aria-label={texts.main}
        hidden={!open}
        className="absolute inset-x-0 top-full border-line border-b bg-cream px-4 pt-2 pb-6 shadow-soft"
      >
        <ul className="divide-y divide-line">
          {MAIN_LINKS.map(({ to, id: link, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                onClick={close}
                className="flex min-h-14 items-center gap-4 font-semibold text-lg aria-[current=page]:text-chilli-text"
              >
                <Icon className="size-5 text-muted" aria-hidden="true" />
                {texts.links[link]}
              </NavLink>
            </li>
          ))}
        </ul>
        <ForVisitors>
          <div className="mt-4 grid grid-cols-2 gap-3">
            <LinkButton to="/login" variant="secondary">
              {texts.login}
            </LinkButton>
            <LinkButton to="/signup">{texts.signUp}</LinkButton>
          </div>
        </ForVisitors>
      </nav>
    </div>
  );
}
