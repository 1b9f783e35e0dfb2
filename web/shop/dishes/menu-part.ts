/**
 * The document of a long menu contains its first dishes only, so that it stays small and its first screen is drawn soon.
 * The browser fetches the complete list and fills in the rest. Without scripts a link leads to the next part.
 */
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { whenIdle } from '#web/lib/page/later.ts';
import { openDish, PART, readFilter, withFilter, withOpenDish } from './filter-url.ts';
import type { Dish, DishesOnOffer } from './queries.ts';

/** Dishes in a document, and in each step of filling in the rest. Divisible by 2, 3 and 4, the cards in a row. */
export const PART_SIZE = 48;

/** A section of the menu's page among the dishes that the page shows. */
export interface SectionPlace {
  /** The category of its dishes; empty for dishes whose category is not known. */
  menuId: string;
  /** The place of its first dish, from 0. */
  first: number;
  /** The number of its dishes, and of those that can be ordered. */
  length: number;
  count: number;
}

/** The facts about the offered dishes that the document of a long menu contains. */
export interface DishPart extends DishesOnOffer {
  /** How many dishes the page shows altogether, and its sections. */
  total: number;
  sections: SectionPlace[];
  /** The dish whose dialog the address opens. */
  open: Dish | undefined;
}

/** The index of the part that an address asks for, from 0. */
const partOf = (params: URLSearchParams): number =>
  Math.max(0, Math.floor(Number(params.get(PART) ?? 1)) - 1 || 0);

/** The place of the first dish to show; the last part's if there is no such part. */
export function firstPlace(params: URLSearchParams, found: number): number {
  return Math.min(partOf(params), Math.max(0, Math.ceil(found / PART_SIZE) - 1)) * PART_SIZE;
}

/** The same address with the part that begins with this dish. */
export function withFirstPlace(params: URLSearchParams, place: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (place >= PART_SIZE) next.set(PART, String(Math.floor(place / PART_SIZE) + 1));
  else next.delete(PART);
  return next;
}

const keyOf = (params: URLSearchParams) => ['dishes', PART, `${withOpenDish(params, undefined)}`];

/** The part of the menu that came with the document, if it has this filter. */
export function knownPart(queries: QueryClient, params: URLSearchParams): DishPart | undefined {
  return queries.getQueryData<DishPart>(keyOf(params));
}

/**
 * On the server: leaves only the part that the address asks for in what a document contains, if the menu is long.
 * @param inFull reads all attributes of dishes
 */
export async function keepOnePart(
  queries: QueryClient,
  key: readonly unknown[],
  address: URLSearchParams,
  arrange: (offer: DishesOnOffer) => Pick<DishPart, 'dishes' | 'sections'>,
  inFull: (dishes: readonly Dish[]) => Promise<Dish[]>,
): Promise<void> {
  const offer = queries.getQueryData<DishesOnOffer>(key);
  if (!offer || offer.dishes.length + offer.soldOut.length <= PART_SIZE) return;
  const { dishes, sections } = arrange(offer);
  const params = withFilter(address, readFilter(address));
  const first = firstPlace(params, dishes.length);
  const open = [...offer.dishes, ...offer.soldOut].find(({ $id }) => $id === openDish(params));
  queries.removeQueries({ queryKey: key, exact: true });
  const shown = dishes.slice(first, first + PART_SIZE);
  const wanted = new Set([...shown, ...(open ? [open] : [])]);
  const found = await inFull([...wanted]).catch(() => undefined);
  // Without them the page begins as one whose dishes could not be loaded.
  if (!found) return;
  const full = new Map(found.map((dish) => [dish.$id, dish]));
  const part: DishPart = {
    dishes: shown.flatMap(({ $id }) => full.get($id) ?? []),
    soldOut: [],
    menuIds: offer.menuIds,
    total: dishes.length,
    sections,
    open: open && full.get(open.$id),
  };
  queries.setQueryData(keyOf(params), part);
}

/**
 * The number of dishes to show: the first ones at once, the others when the browser is idle or when all are asked for.
 */
export function useFillingIn(all: number): { count: number; fillIn: () => void } {
  const cameBack = useNavigationType() === 'POP';
  const [count, setCount] = useState(cameBack ? Math.max(all, PART_SIZE) : PART_SIZE);
  useEffect(() => {
    if (count >= all) return;
    return whenIdle(() => startTransition(() => setCount(count + PART_SIZE)));
  }, [count, all]);
  return { count, fillIn: () => setCount(Math.max(all, PART_SIZE)) };
}
