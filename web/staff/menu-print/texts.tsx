import type { ReactNode } from 'react';

/** Texts of the printable menu. */
export const menuPrintTexts = {
  page: {
    title: 'Printed menu',
    lead: 'All menus on A4, with a QR code of your shop. The browser prints it, or saves it as PDF.',
  },
  print: 'Print',
  loading: 'Loading the menu...',
  failed: 'The menu could not be loaded',
  none: 'No dishes yet',
  noneHint: 'The printed menu shows the dishes of your menus.',
  scan: 'Order here',
  code: (address: string) => `QR code of ${address}`,
  from: (price: ReactNode) => <>from {price}</>,
  licence: (number: string) => `FSSAI licence ${number}`,
} as const;
