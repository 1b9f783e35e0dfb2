import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { ran } from './commands.ts';
import { type Hardships, openHardKitchen } from './hard-kitchen.ts';
import { type HistoryKitchen, openHistoryKitchen } from './history-kitchen.ts';
import { ledgerCommands } from './ledger-commands.ts';
import { mealCommands } from './meal-commands.ts';
import type { Model } from './model.ts';
import { orderCommands } from './order-commands.ts';

// Histories of customers, staff and days, each command of which a kitchen and a model of plain addition carry out. A failure
// prints the shortest history that shows it. Others are tried with HISTORY_SEED=… HISTORIES=… npx vitest run tests/model

const HISTORIES = Number(process.env.HISTORIES ?? 100);
const SEED = Number(process.env.HISTORY_SEED ?? 20261130);
/** Of these about half can be done when their turn comes: an order is cooked once it is placed. So 30 are, on average. */
const MOST_COMMANDS = 110;
/** How long they may take, in milliseconds. */
const TIME_LIMIT = Math.max(900_000, HISTORIES * 10_000);
/** A kitchen has so many histories, one after the other: a new one for each would cost more than they do. */
const OF_A_KITCHEN = 10;

/** Whether a second instance answers half of the requests, is killed and frozen, and each kitchen is restored elsewhere. */
const IS_HARD = process.env.HISTORY_HARDSHIPS !== undefined;
const hardships: Hardships = { answered: 0, kills: 0, freezes: 0, repeated: 0, restored: 0 };

let kitchen: HistoryKitchen | undefined;
let begun = 0;
afterAll(async () => {
  await kitchen?.close();
  if (IS_HARD) console.log(`Hardships: ${JSON.stringify(hardships)}`);
});

/** Runs a history in a kitchen. One whose books are wrong is left: what comes after it would be blamed for it. */
async function happen(history: Iterable<fc.AsyncCommand<Model, HistoryKitchen>>): Promise<void> {
  if (begun++ % OF_A_KITCHEN === 0 || !kitchen) {
    await kitchen?.close();
    kitchen = await (IS_HARD ? openHardKitchen(hardships) : openHistoryKitchen());
  }
  const real = kitchen;
  const model = await real.begin();
  kitchen = undefined;
  await fc
    .asyncModelRun(() => ({ model, real }), history)
    .catch(async (error: unknown) => {
      await real.close().catch(() => undefined);
      throw error;
    });
  kitchen = real;
}

// LEDGER-3, LEDGER-20, LEDGER-21, PLAN-13, PLAN-57, DAY-2
it(
  `whatever happens, the books say what addition says (seed ${SEED})`,
  async () => {
    const all = [...orderCommands, ...ledgerCommands, ...mealCommands];
    const commands = fc.noBias(fc.commands(all, { maxCommands: MOST_COMMANDS, size: 'max' }));
    await fc.assert(fc.asyncProperty(commands, happen), { numRuns: HISTORIES, seed: SEED });
    // In fewer histories a rare kind, such as a missed meal, may not come up.
    if (HISTORIES >= 100) expect(ran.size, 'kinds of commands that ran').toBe(new Set(all).size);
  },
  TIME_LIMIT,
);
