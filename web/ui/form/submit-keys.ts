import type { KeyboardEvent } from 'react';

/** Sends a form by Ctrl+Enter, or ⌘+Enter, from whichever field has the focus. Returns whether these keys were pressed. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
  event.preventDefault();
  event.currentTarget.requestSubmit();
  return true;
}
