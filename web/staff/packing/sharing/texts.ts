/** Texts of sharing orders among riders. */
export const sharingTexts = {
  open: (count: number) => `Share ${count} among riders`,
  title: (count: number) => (count === 1 ? 'Who brings 1 order' : `Who brings ${count} orders`),
  hint: 'A proposal by direction from the kitchen, equally many for each. Change it as you know better; nothing is given before you press the button.',
  who: 'Who drives',
  none: 'Choose at least one rider.',
  nobody: 'Nobody yet',
  share: (orders: number, kilometres: string) =>
    orders === 1 ? `1 order, ${kilometres} km` : `${orders} orders, ${kilometres} km`,
  shareBeside: (has: number) => `besides ${has} already given`,
  pick: (order: string) => `Who brings ${order}`,
  noAddress: 'No address given',
  give: (count: number) => (count === 1 ? 'Give 1 order' : `Give ${count} orders`),
  given: (count: number) => (count === 1 ? '1 order has its rider' : `${count} orders have their riders`),
} as const;
