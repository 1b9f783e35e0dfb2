import { describe, expect, it } from 'vitest';
import { checksumOf, checksums, expectedDishes, menuFiles } from '#tests/menus/expected-dishes.ts';

describe('the files of menus that the reader is measured with', () => {
  it('are twenty, each with its dishes, and have not changed since they were written', () => {
    const listed = checksums();
    expect(listed).toHaveLength(40);
    expect(listed.filter(([file, checksum]) => checksumOf(file) !== checksum)).toEqual([]);
  });

  it.each(menuFiles())('%s says what its dishes are', (file) => {
    const dishes = expectedDishes(file);
    expect(dishes.length).toBeGreaterThan(2);
    for (const { name, price, mark, groups } of dishes) {
      expect(name).not.toBe('');
      expect(price === null || (Number.isInteger(price) && price >= 0)).toBe(true);
      expect(['veg', 'non-veg', '?', '?non-veg']).toContain(mark);
      for (const group of groups)
        expect(group).toMatch(/^.+ \d+-\d+: (.+ [+-]\d+( veg| non-veg)?)(, .+ [+-]\d+( veg| non-veg)?)*$/);
    }
  });
});
