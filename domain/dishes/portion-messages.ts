/** What carts and the server say of portions. Customers read it, so it is loaded with the texts of the shop. */
export const portionMessages = {
  /** @param left how many portions are left, at least one */
  fewPortions: (dishName: string, left: number) =>
    `Only ${left} of ${dishName} ${left === 1 ? 'is' : 'are'} left. Please order at most ${left}.`,
} as const;
