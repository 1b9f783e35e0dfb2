/** Texts of the dishes that are added to a meal (PLAN-55). */
export const extraDishTexts = {
  extras: 'Something extra',
  addExtra: 'Add a dish',
  chooseExtra: 'Choose a dish',
  quantityOf: (dish: string) => `Quantity of ${dish}`,
  extrasPaid:
    'It costs what it does on the menu, tax added, and is paid with the meal. If your balance is not enough for both, neither is cooked.',
  extrasPaidByThem:
    'It costs what it does on the menu, tax added, and is paid with the meal. If the customer’s money is not enough for both, neither is cooked.',
} as const;
