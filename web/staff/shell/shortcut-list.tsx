import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { NamedSection } from './sections.ts';
import { adminShellTexts } from './shell-texts.ts';
import { HELP_KEY, NEW_ORDER_KEY } from './shortcuts.ts';

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-w-8 place-items-center rounded-control border border-edge bg-cream px-2 py-0.5 font-sans font-semibold text-sm uppercase">
      {children}
    </kbd>
  );
}

function Row({ keys, word, children }: { keys: readonly string[]; word: string; children: string }) {
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <span>{children}</span>
      <span className="flex shrink-0 items-center gap-2 text-muted text-sm">
        {keys.map((key, at) => (
          <span key={key} className="contents">
            {at > 0 && word}
            <Key>{key}</Key>
          </span>
        ))}
      </span>
    </li>
  );
}

interface ShortcutListProps {
  open: boolean;
  onClose: () => void;
  sections: readonly NamedSection[];
  canSearch: boolean;
}

/** Every keyboard shortcut of the admin area. */
export function ShortcutList({ open, onClose, sections, canSearch }: ShortcutListProps) {
  const texts = useTexts(adminShellTexts);
  return (
    <Dialog open={open} onClose={onClose} title={texts.shortcuts.title} size="small">
      <ul className="divide-y divide-line p-5">
        {canSearch && (
          <Row keys={['/', 'Ctrl K']} word={texts.shortcuts.or}>
            {texts.shortcuts.search}
          </Row>
        )}
        <Row keys={[NEW_ORDER_KEY]} word="">
          {texts.newOrder}
        </Row>
        <Row keys={[HELP_KEY]} word="">
          {texts.help}
        </Row>
        {sections.map(({ to, name, key }) => (
          <Row key={to} keys={['G', key]} word={texts.shortcuts.afterwards}>
            {texts.shortcuts.go(name)}
          </Row>
        ))}
        <Row keys={['?']} word="">
          {texts.shortcuts.list}
        </Row>
      </ul>
    </Dialog>
  );
}
