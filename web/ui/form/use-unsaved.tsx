import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '#web/lib/texts.ts';
import { useQuestion } from '#web/ui/questions/use-question.tsx';
import { uiTexts } from '#web/ui/texts.ts';

interface Unsaved {
  /** Calls `go`; if something would be lost, asks first. For the buttons that close a dialog. */
  leave: (go: () => void) => void;
  /** The question's dialog; render it outside the form. */
  question: ReactNode;
}

/**
 * Asks before typed text is lost by a link, the browser's Back, closing the tab or closing a dialog.
 * @param unsaved whether there are unsaved changes
 */
export function useUnsaved(unsaved: boolean): Unsaved {
  const texts = useTexts(uiTexts).unsaved;
  const { ask, question } = useQuestion({
    title: texts.title,
    children: texts.text,
    confirmLabel: texts.leave,
    cancelLabel: texts.stay,
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
    // The browser asks with its own text.
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [unsaved]);

  const leave = async (go: () => void) => {
    if (!unsaved || (await ask())) go();
  };
  return { leave: (go) => void leave(go), question };
}
