import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** The choice between as soon as possible and the slots that are offered for these dishes. */
export function useWhen(asked: SlotsFor): When {
  const queries = useQueryClient();
  const { data: offered } = useQuery(slotsQuery(useSdk(), asked));
  const [wanted, choose] = useState<WhenChoice>('soon');
  const [day, chooseDay] = useState<string>();
  const [slot, chooseSlot] = useState<string>();
  const days = offered?.days ?? [];
  const choice = days.length === 0 ? 'soon' : wanted;
  const date = days.some((each) => each.date === day) ? day : days[0]?.date;
  const isOffered = days.some(({ slots }) => slots.some(({ at }) => at === slot));
  return {
    offered,
    choice,
    date,
    at: choice === 'later' && isOffered ? slot : undefined,
    isTaken: choice === 'later' && slot !== undefined && !isOffered,
    choose,
    chooseDay: (chosen) => {
      chooseDay(chosen);
      chooseSlot(undefined);
    },
    chooseSlot,
    refresh: () => queries.invalidateQueries({ queryKey: ['slots'] }),
  };
}
