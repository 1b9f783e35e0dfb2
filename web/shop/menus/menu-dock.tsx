import { UtensilsCrossed } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { menuTexts } from './texts.ts';

const LIST = 'menu-list';

interface ListedSection {
  /** The id of its element. */
  id: string;
  name: string;
  /** How many of its dishes can be ordered. */
  count: number;
  /** The address of the section, for pages without a script. */
  address: string;
}

interface MenuDockProps {
  sections: readonly ListedSection[];
  /** Called before a section is looked for, to show the dishes of a long menu that are not there yet. */
  onJump: () => void;
}

/**
 * The button 'Menu' at the bottom of the page, in reach of the thumb. It opens the list of sections; the browser itself
 * opens and closes it, with Escape and a press beside it.
 */
export function MenuDock({ sections, onJump }: MenuDockProps) {
  const texts = useTexts(menuTexts);
  if (sections.length < 2) return null;

  const jump = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onJump();
    const section = document.getElementById(id);
    if (!section) return;
    event.preventDefault();
    document.getElementById(LIST)?.hidePopover();
    section.scrollIntoView({ behavior: 'instant' });
    section.querySelector('h2')?.focus({ preventScroll: true });
  };

  return (
    <>
      <div className="menu-dock">
        {/* biome-ignore lint/a11y/useButtonType: a press is not to wait for the script (first-script.ts), as the browser opens the list */}
        <button popoverTarget={LIST}>
          <UtensilsCrossed className="size-5" aria-hidden="true" />
          {texts.jump}
        </button>
      </div>
      <nav id={LIST} popover="auto" aria-label={texts.sections} className="menu-list">
        {sections.map(({ id, name, count, address }) => (
          <a key={id} href={address} onClick={(event) => jump(event, id)}>
            {name} <span>{count}</span>
          </a>
        ))}
      </nav>
    </>
  );
}
