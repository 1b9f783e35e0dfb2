import { useEffect, useEffectEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { isTyping } from '#web/lib/typing.ts';
import type { AdminSection } from './sections.ts';

/** The second key of a shortcut comes within this many milliseconds. */
const SECOND_KEY_WITHIN = 1500;

/** The screen on which staff type an order, and the key that opens it. */
export const NEW_ORDER = '/admin/orders/new';
export const NEW_ORDER_KEY = 'n';
/** The key that opens the handbook. */
export const HELP_KEY = 'h';

interface Shortcuts {
  sections: readonly Pick<AdminSection, 'to' | 'key'>[];
  onSearch: () => void;
  onList: () => void;
  helpPath: string;
}

/** Handles the shortcuts of the admin area. While somebody types, and in dialogs, keys have their usual meaning. */
export function useShortcuts({ sections, onSearch, onList, helpPath }: Shortcuts): void {
  const navigate = useNavigate();
  const help = useHref(helpPath);
  const act = useEffectEvent((key: string, afterG: boolean): boolean => {
    const section = afterG && sections.find((each) => each.key === key);
    if (section) void navigate(section.to);
    else if (key === '/') onSearch();
    else if (key === '?') onList();
    else if (key === NEW_ORDER_KEY) void navigate(NEW_ORDER);
    else if (key === HELP_KEY) window.open(help, '_blank', 'noopener');
    else return false;
    return true;
  });

  useEffect(() => {
    let pressedG = -Infinity;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        if (act('/', false)) event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const afterG = event.timeStamp - pressedG < SECOND_KEY_WITHIN;
      pressedG = key === 'g' ? event.timeStamp : -Infinity;
      if (act(key, afterG)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
