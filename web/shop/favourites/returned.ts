/** The dish that a visitor marked before they signed in: its heart comes into sight again when they are back. */
let returned: string | undefined;

export function returnTo(dishId: string): void {
  returned = dishId;
}

/** Whether this dish is the one; true only once. */
export function takeReturned(dishId: string): boolean {
  if (returned !== dishId) return false;
  returned = undefined;
  return true;
}
