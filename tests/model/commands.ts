import fc from 'fast-check';
import { compare } from './compare.ts';
import type { HistoryKitchen } from './history-kitchen.ts';
import { type Model, type ModelOrder, type ModelPerson, OPEN } from './model.ts';

/** A command of a history: what it is called, what it is given, and what it does to the model and to the kitchen. */
export interface Command extends fc.AsyncCommand<Model, HistoryKitchen> {
  check(model: Readonly<Model>): boolean;
  /** As `run`, without the comparison afterwards. */
  act(model: Model, kitchen: HistoryKitchen): Promise<unknown>;
}

/** A kind of command. What is not possible yet, such as to pay an order before one was placed, is left out of a history. */
export const command = <Given extends object>(
  name: string,
  given: { [K in keyof Given]: fc.Arbitrary<Given[K]> },
  run: (model: Model, kitchen: HistoryKitchen, given: Given) => Promise<unknown>,
  isPossible: (model: Model, given: Given) => boolean = () => true,
): fc.Arbitrary<Command> =>
  fc.record(given).map((values) => ({
    check: (model) => isPossible(model, values as Given),
    act: (model, kitchen) => run(model, kitchen, values as Given),
    async run(model, kitchen) {
      ran.set(name, (ran.get(name) ?? 0) + 1);
      await run(model, kitchen, values as Given);
      await compare(model, kitchen);
    },
    toString: () => `${name} ${JSON.stringify(values)}`,
  }));

/** How often each kind of command ran. */
export const ran = new Map<string, number>();

/** Chooses one of several, whose number is known only when the command runs: half of the time the newest. */
export const nth = fc.nat(11);
export const pick = <T>(all: readonly T[], n: number): T | undefined =>
  n % 2 === 0 ? all.at(-1) : all[n % all.length];
export const rupees = (most: number) => fc.integer({ min: 1, max: most });

export const one = (model: Model, n: number): ModelPerson => {
  const found = model.people[n % model.people.length];
  if (!found) throw new Error('A history has people');
  return found;
};

/** The orders that may be chosen. */
export const ordersIn = (model: Model, ...statuses: ModelOrder['status'][]): ModelOrder[] =>
  model.orders.filter(({ status }) => statuses.includes(status));
export const isOpen = ({ status }: ModelOrder): boolean => (OPEN as readonly string[]).includes(status);
