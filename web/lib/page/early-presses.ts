import { useEffect } from 'react';
import { nextTask } from './next-task.ts';

/** The button of an early press in the current page: React may have replaced the element. */
function currentButton(pressed: HTMLElement): HTMLElement | null {
  const { pressKey } = pressed.dataset;
  if (pressKey) return document.querySelector<HTMLElement>(`[data-press-key="${CSS.escape(pressKey)}"]`);
  return pressed.isConnected ? pressed : null;
}

/**
 * Repeats, one after another, the presses of buttons made before their script was loaded. To be called when the page can
 * be used, and again when a part that came later can be.
 */
export async function repeatEarlyPresses(): Promise<void> {
  for (const pressed of window.rasoi?.takeEarlyPresses() ?? []) {
    delete pressed.dataset.waiting;
    pressed.removeAttribute('aria-busy');
    currentButton(pressed)?.click();
    // Lets React render the change of one press before the next.
    await nextTask();
  }
}

export function useEarlyPresses(): void {
  useEffect(() => void repeatEarlyPresses(), []);
}
