/** Words about dishes, and what the form for one asks for. */
export const dishAdminMessages = {
  added: 'Dish added successfully!',
  addFailed: 'Failed to add dish',
  updated: 'Dish updated successfully',
  updateFailed: 'Error updating dish',
  deleted: 'Dish deleted successfully',
  deleteFailed: 'Error deleting dish',
  nameMissing: 'Please give the dish a name',
  descriptionMissing: 'Please describe the dish',
  priceMissing: 'Please enter a price in rupees',
  priceOdd: 'Please enter the price as a number, such as 120 or 99.50',
  priceHigh: 'Please enter a price of at most ₹1,00,000',
  menuMissing: 'Please choose a category',
  imageMissing: 'Please upload an image, or give its URL',
  gone: 'Another admin has deleted this dish',
  changedMeanwhile:
    'Another admin changed this dish while you were at it. Nothing is saved yet: choose what it should be, and save again.',
  free: (name: string) => `Give ${name} away for ₹0?`,
  freeMeaning: 'Customers will be able to order it without paying for it.',
} as const;
