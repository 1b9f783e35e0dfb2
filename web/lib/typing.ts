/**
 * Whether keys have their usual meaning at an element, because somebody types there, chooses, or answers a dialog. A checkbox
 * takes no letters and digits.
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox]), textarea, select') ||
    target.closest('dialog') !== null);
