import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Paise } from '#domain/money.ts';
import { chooseOptions, groupsOf, priceWithOptions } from '#domain/option-groups/choosing.ts';
import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { type AskedOption, countOf, firstMissing, stillOffered } from './chosen-options.ts';
import { optionGroupsQuery } from './option-groups.ts';

interface DishWithOptions {
  price: Paise;
  /** The lowest price with options; undefined without them. */
  from?: Paise;
  optionGroupIds?: readonly string[];
}

const NO_GROUPS: readonly string[] = [];

/** The choice of a dish's options on a screen. The groups are loaded; a dish without any needs no request. */
export function useOptions(dish: DishWithOptions) {
  const { price, optionGroupIds = NO_GROUPS } = dish;
  const query = useQuery({
    ...optionGroupsQuery(useSdk(), optionGroupIds),
    enabled: optionGroupIds.length > 0,
  });
  const groups = groupsOf({ optionGroupIds }, query.data ?? []);
  const [asked, setAsked] = useState<AskedOption[]>([]);
  const [noticed, setNoticed] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const chosen = stillOffered(asked, groups);
  const choosing = chooseOptions({ price, optionGroupIds }, groups, chosen);
  const missing = groups.find((group) => group.id === noticed && countOf(chosen, group) < group.min);
  const differences = chosen.flatMap(({ groupId, choiceId }) =>
    groups.flatMap(({ id, choices }) =>
      id === groupId ? choices.filter((choice) => choice.id === choiceId) : [],
    ),
  );
  return {
    frame,
    query,
    groups,
    chosen,
    choose: setAsked,
    clear: () => setAsked([]),
    missing: missing?.id,
    hasGroups: optionGroupIds.length > 0,
    /** The price of one with what is chosen so far; at first the lowest one. */
    price: chosen.length > 0 ? priceWithOptions(price, differences) : (dish.from ?? price),
    /** Returns the chosen options. If a required choice is missing, marks and focuses its group and returns undefined. */
    confirm(): ChosenOption[] | undefined {
      if (optionGroupIds.length > 0 && !query.data) return undefined;
      if (!choosing.problem) return choosing.options;
      const group = firstMissing(chosen, groups);
      setNoticed(group?.id);
      const fields = frame.current?.querySelectorAll<HTMLElement>('[data-option-group]') ?? [];
      [...fields]
        .find(({ dataset }) => dataset.optionGroup === group?.id)
        ?.querySelector<HTMLInputElement>('input:enabled')
        ?.focus();
      return undefined;
    },
  };
}
