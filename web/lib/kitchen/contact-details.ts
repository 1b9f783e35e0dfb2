/** How customers reach the kitchen. */
export const contact = {
  phone: '+91 80 0000 1234',
  phoneHref: 'tel:+918000001234',
  email: 'namaste@rasoi.example',
  address: ['12 Temple Road, Malleshwaram', 'Bengaluru 560003'],
} as const;

interface Hours {
  /** The key of the days' name in the support page's catalogue. */
  days: 'workdays' | 'weekend' | 'holidays';
  /** Days of the week; undefined for holidays. */
  weekdays?: readonly string[];
  opens: string;
  closes: string;
}

/** When the kitchen cooks. */
export const businessHours: readonly Hours[] = [
  {
    days: 'workdays',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '10:00',
    closes: '23:00',
  },
  { days: 'weekend', weekdays: ['Saturday', 'Sunday'], opens: '11:00', closes: '22:00' },
  { days: 'holidays', opens: '11:00', closes: '21:00' },
];
