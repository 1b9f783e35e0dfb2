/**
 * Whether the user of this browser wants to see veg dishes only. The address decides for the current page; this is
 * remembered for the next visit.
 */

/** first-script.ts reads it, too. */
const STORED = 'rasoi.veg';

export function isVegOnly(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

export function keepVegOnly(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(STORED, '1');
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage the next visit shows all dishes.
  }
}
