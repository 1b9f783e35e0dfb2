/** Texts on printed tickets and bills. */
export const sheetTexts = {
  reprint: (copy: number, time: string) => `REPRINT ${copy}, ${time}`,
  kinds: { delivery: 'DELIVERY', pickup: 'PICKUP' },
  promised: (time: string) => `for ${time}`,
  placed: (time: string) => `Placed ${time}`,
  quantity: (quantity: number) => `${quantity} ×`,
  note: (note: string) => `Note: ${note}`,
  paid: (amount: string) => `PAID ${amount}`,
  collect: (amount: string) => `COLLECT ${amount} IN CASH`,
  collectBy: (method: string) => (amount: string) => `COLLECT ${amount} BY ${method.toUpperCase()}`,
  noName: 'No name given',
  bill: {
    kitchen: 'Rasoi',
    fssai: (licence: string) => `FSSAI ${licence}`,
    title: (order: string) => `Bill for order ${order}`,
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    free: 'Free',
    packing: 'Packing',
    tax: (percent: number) => `Tax (${percent}%)`,
    total: 'Total',
    paid: (method: string) => `Paid by ${method}`,
    cash: 'Paid in cash',
    toPay: 'To pay in cash',
    toPayBy: (method: string) => `To pay by ${method}`,
    partToPay: (amount: string) => `${amount} to pay in cash`,
    thanks: 'Thank you. Enjoy your meal!',
  },
};

/** The texts of a sheet, in any language. */
export type SheetTexts = typeof sheetTexts;
