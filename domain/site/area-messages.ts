/** What customers are told about where the kitchen delivers, by server and pages. */
export const areaMessages = {
  outside: (pincode: string, pickup: boolean) =>
    `We don’t deliver to ${pincode} yet. Please choose another address, or ${pickup ? 'fetch it yourself: choose pickup at checkout' : 'call the kitchen to fetch your order'}.`,
  noPincode:
    'Please give an address with its pincode of six digits, so that we know whether we deliver there.',
} as const;
