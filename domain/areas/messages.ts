/** What customers are told about where the kitchen delivers, by server and pages. */
export const areaMessages = {
  outside: (pincode: string, pickup: boolean) =>
    `We don’t deliver to ${pincode} yet. Please choose another address, or ${pickup ? 'fetch it yourself: choose pickup at checkout' : 'call the kitchen to fetch your order'}.`,
  outsidePlan: (pincode: string) =>
    `We don’t bring meals of this plan to ${pincode}. Please choose another address or another plan.`,
  noPincode:
    'Please give an address with its pincode of six digits, so that we know whether we deliver there.',
} as const;
