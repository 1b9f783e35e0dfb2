import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderTurns } from './render-turns.ts';

/** Milliseconds that each rendering of these tests takes. */
const RENDERING = 50;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Turns on a machine of which each rendering takes the whole time. */
function scene(isBounded = true) {
  let busy = 0;
  const takeTurn = createRenderTurns({ isBounded, busyTime: () => busy });
  const rendered: string[] = [];
  const refused: string[] = [];
  const ask = (network: string | undefined) =>
    takeTurn(network, async () => {
      await new Promise((resolve) => setTimeout(resolve, RENDERING));
      busy += RENDERING;
      rendered.push(`${network}`);
    }).catch((error: Error) => {
      refused.push(`${network} ${error.message}`);
    });
  return { ask, rendered, refused };
}

const inSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

// EARLY-16
describe('a network that asks for many pages', () => {
  it('has some rendered at once, and then uses a quarter of the time', async () => {
    const { ask, rendered } = scene();
    const ends = Date.now() + 60_000;
    const always = async () => {
      while (Date.now() < ends) await ask('flood');
    };
    for (let n = 0; n < 24; n++) void always();
    await inSeconds(10);
    const first = rendered.length;
    await inSeconds(40);
    const perSecond = (rendered.length - first) / 40;
    expect(perSecond * RENDERING).toBeLessThanOrEqual(250 * 1.05);
    expect(perSecond).toBeGreaterThan(1);
    await inSeconds(30);
  });

  it('does not keep others from having theirs rendered at once', async () => {
    const { ask, rendered } = scene();
    for (let n = 0; n < 30; n++) void ask('flood');
    await inSeconds(0.01);
    const guest = ask('guest');
    await vi.advanceTimersByTimeAsync(RENDERING);
    await guest;
    expect(rendered.filter((network) => network === 'flood').length).toBeLessThanOrEqual(2);
    expect(rendered).toContain('guest');
    await inSeconds(30);
  });

  it('is refused with a 503 when too many wait', async () => {
    const { ask, refused, rendered } = scene();
    const asked = Array.from({ length: 100 }, () => ask('flood'));
    await inSeconds(30);
    await Promise.all(asked);
    expect(refused.length).toBeGreaterThanOrEqual(100 - 2 - 32);
    expect(refused.length + rendered.length).toBe(100);
    expect(new Set(refused).size).toBe(1);
  });

  it('waits for nothing after a pause', async () => {
    const { ask, rendered } = scene();
    for (let n = 0; n < 30; n++) await Promise.all([ask('flood'), inSeconds(1)]);
    await inSeconds(10);
    const before = rendered.length;
    void ask('flood');
    await vi.advanceTimersByTimeAsync(RENDERING);
    expect(rendered.length).toBe(before + 1);
  });
});

it('the server’s own renderings, and all where nobody is bounded, only wait for each other', async () => {
  const { ask, rendered } = scene(false);
  const { ask: askOwn, rendered: own } = scene();
  for (let n = 0; n < 40; n++) {
    void ask('flood');
    void askOwn(undefined);
  }
  await vi.advanceTimersByTimeAsync(RENDERING * 10);
  expect([rendered.length, own.length]).toEqual([40, 40]);
});
