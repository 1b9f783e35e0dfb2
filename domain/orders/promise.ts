/** The shortest and longest promise, in minutes from now (BOARD-2). */
export const MIN_PROMISE = 5;
export const MAX_PROMISE = 180;
