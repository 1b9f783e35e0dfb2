import { describe, expect, it } from 'vitest';
import { settingNames } from './setting-names.ts';

describe('the names of settings in the audit log', () => {
  const names = settingNames((words) => words);

  it('are those of the screen of settings', () => {
    expect(names.section('payments')).toBe('Online payments');
    expect(names.field('payments', 'vpa')).toBe('UPI id');
    expect(names.choice('orderMode', 'board')).toBe('By the kitchen');
    expect(names.choice('pickup', 'true')).toBe('Delivery or pickup');
    expect(names.field('shop', 'name:hi')).toBe('Name (हिन्दी)');
  });

  it('are missing for what the screen has no form for', () => {
    expect(names.section('pause')).toBeUndefined();
    expect(names.field('pause', 'until')).toBeUndefined();
    expect(names.field('kitchen', 'constructor')).toBeUndefined();
    expect(names.choice('visitorCart', 'none')).toBeUndefined();
  });
});
