import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfferedSlots } from '#domain/slots/offered.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type SlotsFor, slotsQuery } from './queries.ts';

export type WhenChoice = 'soon' | 'later';

/** The time for an order, as it is chosen now. */
export interface When {
  /** Undefined while they are loading. */
  offered: OfferedSlots | undefined;
  choice: WhenChoice;
  /** The chosen date, '2026-11-25'. */
  date: string | undefined;
  /** The chosen slot (ISO time); undefined until one is chosen, and if it is not offered any more. */
  at: string | undefined;
  /** Whether a slot was chosen that is not offered any more. */
  isTaken: boolean;
  choose: (choice: WhenChoice) => void;
  chooseDay: (date: string) => void;
  chooseSlot: (at: string) => void;
  /** Loads the offered times again, after a refusal. */
  refresh: () => Promise<unknown>;
}

/** What was chosen; empty texts: no day, no slot. */
export interface ChosenTime {
  choice: WhenChoice;
  day: string;
  slot: string;
}

export const NO_TIME: ChosenTime = { choice: 'soon', day: '', slot: '' };

/**
 * The choice between as soon as possible and the slots that are offered for these dishes.
 * @param chosen with what changes it, as the form keeps it
 */
export function useWhen(
  asked: SlotsFor,
  [chosen, keep]: readonly [ChosenTime, (chosen: ChosenTime) => void],
): When {
  const queries = useQueryClient();
  const { data: offered } = useQuery(slotsQuery(useSdk(), asked));
  const { choice: wanted, day, slot } = chosen;
  const days = offered?.days ?? [];
  const choice = days.length === 0 ? 'soon' : wanted;
  const date = days.some((each) => each.date === day) ? day : days[0]?.date;
  const isOffered = days.some(({ slots }) => slots.some(({ at }) => at === slot));
  return {
    offered,
    choice,
    date,
    at: choice === 'later' && isOffered ? slot : undefined,
    isTaken: choice === 'later' && slot !== '' && !isOffered,
    choose: (to) => keep({ ...chosen, choice: to }),
    chooseDay: (to) => keep({ ...chosen, day: to, slot: '' }),
    chooseSlot: (to) => keep({ ...chosen, slot: to }),
    refresh: () => queries.invalidateQueries({ queryKey: ['slots'] }),
  };
}
