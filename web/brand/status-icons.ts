import {
  Bike,
  CircleCheck,
  CircleX,
  Clock,
  CookingPot,
  House,
  type LucideIcon,
  ReceiptText,
  ShoppingBag,
} from 'lucide-react';
import type { StatusIcon } from '#domain/orders/statuses.ts';

/** The pictures that the rows of the statuses name. */
export const STATUS_ICONS: Record<StatusIcon, LucideIcon> = {
  clock: Clock,
  receipt: ReceiptText,
  pot: CookingPot,
  bag: ShoppingBag,
  bike: Bike,
  check: CircleCheck,
  cross: CircleX,
  house: House,
};
