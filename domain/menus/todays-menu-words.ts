/** Words of today's menu, as text and as picture. */
export const todaysMenuWords = {
  from: (price: string) => `from ${price}`,
  portions: (count: number, dish: string) => `${count} × ${dish}`,
  aMeal: (price: string) => `${price} a meal`,
  /** What the customers of a plan choose once. */
  choice: (name: string, options: string) => `${name}: ${options}`,
  more: (count: number) => `… and ${count} more`,
  order: (page: string) => `Order at ${page}`,
} as const;
