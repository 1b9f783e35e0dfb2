import type { KeyboardEvent } from 'react';
import { submitByKeys } from '#web/ui/form/submit-keys.ts';

/** Moves the focus to the next field. Enter does this; only a button or Ctrl+Enter places the order. */
function focusNext(form: HTMLFormElement, field: HTMLInputElement): void {
  const fields = [...form.elements].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.tabIndex >= 0,
  );
  fields[fields.indexOf(field) + 1]?.focus();
}

/** The button that places the order. There are two, of which each screen width shows one. */
export function placeButton(form: HTMLFormElement | null): HTMLButtonElement | undefined {
  const buttons = form?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? [];
  return [...buttons].find((each) => each.offsetParent !== null);
}

/** What Enter does in the form of a phone order. */
export function pressKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (submitByKeys(event)) return;
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
    focusNext(event.currentTarget, event.target);
  }
}
