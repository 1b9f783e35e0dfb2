/** How many cards of the menu are beside each other on a phone: the browser remembers one, two is the usual (MENU-27). */

/** first-script.ts reads it, too, and marks the document before the first paint. */
const STORED = 'rasoi.column';

export function isOneColumn(): boolean {
  return document.documentElement.classList.contains('one-column');
}

export function keepColumns(one: boolean): void {
  try {
    if (one) localStorage.setItem(STORED, '1');
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the list stays as it is.
  }
  window.rasoi.markPerson();
}
