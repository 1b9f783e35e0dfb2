import { expect, it } from 'vitest';
import { addressKey } from './addresses.ts';

// LIMIT-3
it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['203.0.113.7:40000', '203.0.113.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[fe80::1%eth0]:443', 'fe80::/64'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['unknown', 'no address'],
  ['10.1', 'no address'],
  ['', 'no address'],
  [undefined, 'no address'],
])('the network address %s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
