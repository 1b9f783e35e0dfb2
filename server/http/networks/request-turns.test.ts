import { describe, expect, it } from 'vitest';
import { createRequestTurns } from './request-turns.ts';

/** Lets the event loop turn once. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What began so far; requests of networks are named by network and number. */
function scene() {
  const begun: string[] = [];
  const inTurn = createRequestTurns();
  const ask = (network: string, count: number) => {
    for (let n = 1; n <= count; n++) inTurn(network, () => begun.push(`${network}${n}`));
  };
  return { begun, ask };
}

// EARLY-18
describe('the turns of requests', () => {
  it('begin at most two requests of a network at a time, in their order, and those of others at once', async () => {
    const { begun, ask } = scene();
    ask('flood', 24);
    ask('guest', 2);
    expect(begun).toEqual(['flood1', 'flood2', 'guest1', 'guest2']);
    await turn();
    expect(begun.slice(4)).toEqual(['flood3', 'flood4']);
    ask('other', 1);
    expect(begun.at(-1)).toBe('other1');
    for (let n = 0; n < 12; n++) await turn();
    expect(begun.filter((name) => name.startsWith('flood'))).toEqual(
      Array.from({ length: 24 }, (_, n) => `flood${n + 1}`),
    );
  });

  it('begin a request that comes later after those of its network that wait', async () => {
    const { begun, ask } = scene();
    ask('flood', 3);
    await turn();
    ask('flood', 1);
    await turn();
    expect(begun).toEqual(['flood1', 'flood2', 'flood3', 'flood1']);
  });
});
