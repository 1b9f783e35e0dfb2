/** Texts of the dishes that are usually ordered together with others. */
export const togetherTexts = {
  title: 'Usually ordered together',
} as const;
