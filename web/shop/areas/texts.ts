/** Texts of the question where to deliver. */
export const areaTexts = {
  label: 'Delivery pincode',
  hint: 'Do we deliver to you? Type your pincode.',
  delivered: (pincode: string, fee: string) => `We deliver to ${pincode}. Delivery fee ${fee}.`,
  free: (pincode: string) => `We deliver to ${pincode} for free.`,
  ofPlan: (pincode: string) => `We bring meals of this plan to ${pincode}.`,
  minimum: (amount: string) => ` Orders from ${amount}.`,
};
