import type { OrderChannel } from '#domain/orders/channel.ts';
import { isNextStatus, type OrderStatus } from '#domain/orders/statuses.ts';

interface Named {
  channel: OrderChannel;
  status: OrderStatus;
  hasAllergies: boolean;
}

/**
 * Whether whoever takes a step says first that they have read what the order's customer does not tolerate: to accept it, and
 * to begin with a meal of a plan, which nobody has accepted by hand (ALLERGY-4).
 */
export const needsAllergiesSeen = ({ channel, status, hasAllergies }: Named, to: OrderStatus): boolean =>
  hasAllergies && (to === 'accepted' || (channel === 'plan' && status === 'accepted' && isNextStatus(to)));
