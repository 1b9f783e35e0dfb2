import { useEffect } from 'react';

/** Gives what was pressed too early a place in the page as it is now: its button may have been replaced meanwhile. */
function nowOf(pressed: HTMLElement): HTMLElement | null {
  const { pressKey } = pressed.dataset;
  if (pressKey) return document.querySelector<HTMLElement>(`[data-press-key="${CSS.escape(pressKey)}"]`);
  return pressed.isConnected ? pressed : null;
}

/** Repeats, one after another, the presses of buttons that came before the page could hear them. */
async function repeatEarlyPresses(): Promise<void> {
  for (const pressed of window.rasoi?.takeEarlyPresses() ?? []) {
    delete pressed.dataset.waiting;
    pressed.removeAttribute('aria-busy');
    nowOf(pressed)?.click();
    // What one press changes is drawn before the next.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

export function useEarlyPresses(): void {
  useEffect(() => void repeatEarlyPresses(), []);
}
