/** For so long the password that an owner has just typed is known, in milliseconds. */
const KEPT_FOR = 15 * 60_000;

/**
 * The password of the first owner who has just signed in, in this tab's memory only: the first step of the guide replaces it, and does
 * not ask for it again (ADMIN-105, decision 137). `at` is when it was typed (milliseconds).
 */
export const typed: { password?: string; at?: number } = {};

/** The password with which the first owner has signed in here a short while ago; undefined if there is none. */
export const typedPassword = (): string | undefined =>
  Date.now() - (typed.at ?? 0) < KEPT_FOR ? typed.password : undefined;

/** Forgets it once it is replaced, or its owner signs out. */
export function forgetTypedPassword(): void {
  delete typed.password;
}
