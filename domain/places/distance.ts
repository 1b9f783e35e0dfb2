/** Metres as kilometres with one decimal, such as '4.2'. */
export const kilometres = (metres: number): string => (metres / 1000).toFixed(1);
