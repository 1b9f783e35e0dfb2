/** Texts about favourites. */
export const favouriteTexts = {
  /** The button with the heart, for screen readers; it is pressed while the dish is a favourite. */
  mark: (dish: string) => `Add ${dish} to favourites`,
  added: (dish: string) => `${dish} is one of your favourites now.`,
  removed: (dish: string) => `${dish} is no longer one of your favourites.`,
  undo: 'Undo',
  failed: 'Your favourites could not be changed. Please try again.',
  /** No answer came. */
  lost: 'There is no connection, so your favourites stay as they are. Please try again.',
  visitor: {
    toKeep: (dish: string) => `Sign in to keep ${dish} as a favourite.`,
    signIn: 'Sign in',
    title: 'Sign in to see your favourites',
    text: 'They are kept with your account, on every device.',
  },
  list: {
    chip: 'Favourites',
    loading: 'Loading your favourites...',
    loadFailed: 'Your favourites could not be loaded',
    none: 'No favourites yet',
    how: 'Press the heart on a dish, and you find it here.',
    toMenu: 'See the whole menu',
  },
  panel: {
    title: 'Your favourites',
    text: 'The dishes that you have marked with a heart, on the menu of today.',
    show: 'Show my favourites',
  },
} as const;
