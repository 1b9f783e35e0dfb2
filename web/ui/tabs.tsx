import { type ComponentType, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** The tab's address, so that it can be linked to. */
  to: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  /** The content of the selected tab. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs of a screen. The arrow keys, Home and End select another tab. */
export function Tabs<Id extends string>({ label, tabs, selected, children }: TabsProps<Id>) {
  const id = useId();
  const navigate = useNavigate();
  const tabId = (tab: Id) => `${id}-${tab}`;

  const turn = (event: KeyboardEvent) => {
    // Based on the focused tab: the selected one changes a moment later.
    const at = tabs.findIndex((tab) => tabId(tab.id) === document.activeElement?.id);
    const step = STEPS[event.key];
    const index = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (at + step) % tabs.length;
    const next = index === undefined ? undefined : tabs.at(index);
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(next.id))?.focus();
    void navigate(next.to, { replace: true, preventScrollReset: true });
  };

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={turn}
        className="no-scrollbar flex overflow-x-auto border-line border-b"
      >
        {tabs.map(({ id: tab, label: words, to, Icon }) => {
          const current = tab === selected;
          return (
            <Link
              key={tab}
              id={tabId(tab)}
              role="tab"
              aria-selected={current}
              aria-controls={current ? `${id}-panel` : undefined}
              tabIndex={current ? 0 : -1}
              to={to}
              replace
              preventScrollReset
              className="-mb-px flex min-h-12 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-t-control border-transparent border-b-3 px-3 font-semibold text-muted transition-colors duration-150 -outline-offset-3 hover:bg-ink/5 hover:text-ink aria-selected:border-chilli-text aria-selected:text-ink sm:flex-none sm:px-5"
            >
              <Icon className="size-5 max-sm:hidden" aria-hidden="true" />
              {words}
            </Link>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={tabId(selected)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus moves from a tab to its content
        tabIndex={0}
        className="rounded-card pt-6"
      >
        {children}
      </div>
    </div>
  );
}
