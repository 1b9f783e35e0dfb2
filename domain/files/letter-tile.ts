/** The picture of a dish without one: a plate with the first letter of its name, which the server draws (DISH-24). */
export const LETTER_TILE = '/images/letter.svg';

export const letterTileOf = (name: string): string => `${LETTER_TILE}?${new URLSearchParams({ name })}`;
