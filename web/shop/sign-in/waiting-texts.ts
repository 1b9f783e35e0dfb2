/** Above the form of login, for whoever has added a dish. */
export const waitingDishTexts = {
  one: (dish: string) => `${dish} is waiting`,
  several: (dish: string, more: number) => `${dish} and ${more} more are waiting`,
} as const;
