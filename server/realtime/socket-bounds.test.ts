import { expect, it } from 'vitest';
import { createSocketBounds, type SocketBounds } from './socket-bounds.ts';

const admitted = (bounds: SocketBounds, address: (n: number) => string, count: number) =>
  Array.from({ length: count }, (_, n) => bounds.admit(address(n))).filter((each) => each !== undefined);

// SAFE-41
it('one network address may have at most 200 open sockets', () => {
  const bounds = createSocketBounds(1);
  const mine = admitted(bounds, () => '203.0.113.9', 300);
  expect(mine).toHaveLength(200);
  expect(admitted(bounds, () => '203.0.113.10', 300)).toHaveLength(200);
  mine[0]?.();
  expect(admitted(bounds, () => '203.0.113.9', 2)).toHaveLength(1);
});

it('addresses of one IPv6 network count as one', () => {
  const bounds = createSocketBounds(1);
  expect(admitted(bounds, (n) => `2001:db8:1:2::${n.toString(16)}`, 300)).toHaveLength(200);
});

it('at most 4,000 sockets may be open in total', () => {
  const bounds = createSocketBounds(1);
  const all = admitted(bounds, (n) => `10.0.${Math.floor(n / 250)}.${n % 250}`, 5_000);
  expect(all).toHaveLength(4_000);
  all[0]?.();
  expect(admitted(bounds, (n) => `10.1.0.${n}`, 2)).toHaveLength(1);
});

it('the setting that scales limits applies to sockets too', () => {
  expect(admitted(createSocketBounds(0.5), () => '203.0.113.9', 300)).toHaveLength(100);
  expect(admitted(createSocketBounds(0), () => '203.0.113.9', 5_000)).toHaveLength(5_000);
});
