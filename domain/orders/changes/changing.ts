import { KITCHEN_ROLES } from '#domain/users/roles.ts';
import type { OrderRole } from '../actors.ts';
import type { OrderChannel } from '../channel.ts';
import type { OrderLine } from '../line.ts';

/**
 * Changes of an accepted order: the kitchen proposes to remove a line or to replace it with another dish, and the customer
 * answers (CHANGE-1, CHANGE-2). Only this file decides who may give which answer, and what the lines are afterwards.
 */

/**
 * The state of a proposed change:
 * - `open`: waits for the customer's answer
 * - `accepted`: the customer has taken the other dish
 * - `takenOff`: the customer has had the line removed
 * - `orderCancelled`: the customer has cancelled the whole order
 *   (these three also in the words of staff, for an order by phone)
 * - `withdrawn`: the kitchen has withdrawn the proposal, and nothing changes
 * - `unanswered`: the time to answer has ended, so the line was removed
 * - `ended`: the order ended for another reason
 */
export const CHANGE_STATES = [
  'open',
  'accepted',
  'takenOff',
  'orderCancelled',
  'withdrawn',
  'unanswered',
  'ended',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** How long the customer can answer, in milliseconds (CHANGE-3). */
export const ANSWER_WITHIN = 5 * 60_000;

export const answerBy = (proposedAt: Date): Date => new Date(proposedAt.getTime() + ANSWER_WITHIN);

const CUSTOMER: readonly ChangeState[] = ['accepted', 'takenOff', 'orderCancelled'];

/** Whether an answer is the customer's decision, whoever sends it. */
export const isCustomersAnswer = (answer: ChangeState): boolean => CUSTOMER.includes(answer);

/**
 * Whether somebody in this role may give this answer. The customer of an order by phone is asked on the phone, and staff
 * send what they say.
 */
export function mayAnswer(role: OrderRole, answer: ChangeState, channel: OrderChannel): boolean {
  if (role === 'customer') return isCustomersAnswer(answer);
  if (role === 'system') return answer === 'unanswered';
  if (!KITCHEN_ROLES.some((each) => each === role)) return false;
  return answer === 'withdrawn' || (channel === 'staff' && isCustomersAnswer(answer));
}

/** Whether an answer removes the line; with `accepted`, the other dish replaces it. */
export const removesLine = (answer: ChangeState): boolean =>
  ['accepted', 'takenOff', 'unanswered'].includes(answer);

export interface LineChange {
  /** The index of the line. */
  line: number;
  /** How many of it are removed. */
  quantity: number;
  /** The line that replaces it. */
  substitute?: OrderLine | undefined;
}

/**
 * The lines after a change. The substitute of a whole line takes its index; the substitute of a part of a line comes last,
 * so that other lines keep their index.
 */
export function changedLines(lines: readonly OrderLine[], change: LineChange): OrderLine[] {
  const { line: index, quantity, substitute } = change;
  const added = substitute ? [substitute] : [];
  const line = lines[index];
  if (!line) return [...lines];
  if (quantity >= line.quantity) return lines.toSpliced(index, 1, ...added);
  return [...lines.with(index, { ...line, quantity: line.quantity - quantity }), ...added];
}

/** The index of a line after a change; undefined if nothing of the line is left. */
export function lineAfter(
  index: number,
  lines: readonly OrderLine[],
  { line, quantity, substitute }: LineChange,
): number | undefined {
  const goesWhole = quantity >= (lines[line]?.quantity ?? 0);
  if (!goesWhole || index < line) return index;
  if (index === line) return undefined;
  return substitute ? index : index - 1;
}
