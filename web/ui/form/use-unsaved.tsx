import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useQuestion } from '#web/ui/use-question.tsx';

interface Unsaved {
  /** Asks first while there is something to lose, then goes. For the ways out of a dialog. */
  leave: (go: () => void) => void;
  /** To be drawn outside the form. */
  question: ReactNode;
}

/**
 * Asks before what was typed is lost: by a link, the browser's Back, closing the tab, or the ways out of a dialog.
 * @param unsaved whether there is something to lose
 */
export function useUnsaved(unsaved: boolean): Unsaved {
  const { ask, question } = useQuestion({
    title: 'Leave without saving?',
    children: 'What you changed here is not saved yet.',
    confirmLabel: 'Leave',
    cancelLabel: 'Keep editing',
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const askAboutLink = useEffectEvent(async () => {
    if (await ask()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void askAboutLink();
  }, [blocker.state]);

  useEffect(() => {
    if (!unsaved) return;
    // The browser asks in its own words.
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [unsaved]);

  const leave = async (go: () => void) => {
    if (!unsaved || (await ask())) go();
  };
  return { leave: (go) => void leave(go), question };
}
