/** How customers reach the kitchen. */
export const contact = {
  phone: '+91 80 0000 1234',
  phoneHref: 'tel:+918000001234',
  email: 'namaste@rasoi.example',
  address: ['12 Temple Road, Malleshwaram', 'Bengaluru 560003'],
} as const;

interface Hours {
  days: string;
  /** Undefined for holidays, which are no day of the week. */
  weekdays?: readonly string[];
  opens: string;
  closes: string;
}

/** When the kitchen cooks. */
export const businessHours: readonly Hours[] = [
  {
    days: 'Monday to Friday',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '10:00',
    closes: '23:00',
  },
  { days: 'Saturday and Sunday', weekdays: ['Saturday', 'Sunday'], opens: '11:00', closes: '22:00' },
  { days: 'Holidays', opens: '11:00', closes: '21:00' },
];

/** When someone answers. */
export const supportHours = {
  phone: 'Daily, 10:00 – 22:00',
  chat: 'Monday to Saturday, 11:00 – 21:00',
  email: 'A reply within 24 hours',
} as const;
