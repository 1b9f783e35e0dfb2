import { comparable } from '#domain/comparing.ts';

/** The form in which codes are compared and stored: capital letters and digits, without spaces and what is not seen. */
export const couponCode = (typed: string): string => comparable(typed).replaceAll(' ', '').toUpperCase();
export const isCouponCode = (code: string): boolean => /^[A-Z0-9]{3,20}$/.test(code);
