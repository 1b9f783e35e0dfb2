import { type Paise, rupees, toPaise } from '#domain/money.ts';
import type { OrderKind } from '#domain/orders/kinds.ts';
import { type OrderStatus, rowOf } from '#domain/orders/statuses.ts';
import type { HandOverSettings } from '#domain/site/hand-over-settings.ts';
import type { HandOverWay } from './attributes.ts';

/** The code that a customer tells the rider when they have the food (DOOR-1). */

/** The digits of a code. */
export const CODE_DIGITS = 4;
/** How often a code can be entered for an order, by all riders together (DOOR-2). */
const MOST_CODE_TRIES = 5;

const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

/** Whether a text can be a code. */
export const isCode = (text: string): boolean => CODE.test(text);

/** What decides whether an order asks for a code, once it is packed. */
export interface PackedOrder {
  kind: OrderKind;
  total: Paise;
  /** Whether money is to be collected at the door. */
  isDue: boolean;
  /** Whether the customer has an account: others have no page on which only they could read the code. */
  hasAccount: boolean;
  /** Whether the customer asks to leave it at the door, where nobody says a code. */
  leaveAtDoor: boolean;
}

/**
 * Whether an order asks for a code at the door (DOOR-1). One that is paid at the door proves itself by the money, so the setting
 * `prepaid` leaves it out; one that is left at the door is proven by its photo, if the owner allows it.
 */
export function asksCode(
  { kind, total, isDue, hasAccount, leaveAtDoor }: PackedOrder,
  { code, codeAbove, photo }: HandOverSettings,
): boolean {
  if (leaveAtDoor && photo) return false;
  if (kind !== 'delivery' || !hasAccount || code === 'never') return false;
  if (code === 'always') return true;
  return !isDue && total > (codeAbove === null ? 0 : toPaise(rupees(codeAbove)));
}

/** What an order says of its code. */
export interface CodeState {
  status: OrderStatus;
  asksCode: boolean;
  codeGivenAt: Date | string | null;
  codeTries: number | null;
}

/** Whether an order can only be handed over with its code, or by the kitchen with a reason. */
export const needsCode = ({
  asksCode: asks,
  codeGivenAt,
}: Pick<CodeState, 'asksCode' | 'codeGivenAt'>): boolean => asks && codeGivenAt === null;

/** Whether its customer is shown the code: it waits for them, packed or on its way. */
export const showsCode = (order: Pick<CodeState, 'status' | 'asksCode' | 'codeGivenAt'>): boolean =>
  needsCode(order) && isAtDoor(order.status);

/** Whether an order can be handed over at a door: it is packed, or a rider has it. */
export const isAtDoor = (status: OrderStatus): boolean => rowOf(status).riders !== 'none';

/** How often the code can still be entered. */
export const triesLeft = ({ codeTries }: Pick<CodeState, 'codeTries'>): number =>
  Math.max(0, MOST_CODE_TRIES - (codeTries ?? 0));

/** What is known of an order that is being handed over. */
export interface HandOver {
  withCode: boolean;
  withPhoto: boolean;
  withName: boolean;
  /** The kitchen hands it over without the code that it asks for. */
  byStaff: boolean;
}

/** What proves it best; null: nothing but the word of whoever pressed 'Delivered'. */
export function wayOf({ withCode, withPhoto, withName, byStaff }: HandOver): HandOverWay | null {
  if (withCode) return 'code';
  if (withPhoto) return 'photo';
  if (withName) return 'name';
  return byStaff ? 'staff' : null;
}
