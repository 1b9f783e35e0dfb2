import { describe, expect, it } from 'vitest';
import { NO_FILTER, PRICE_CHOICES } from './filter.ts';
import { openDish, panelChoices, readFilter, withFilter, withOpenDish } from './filter-url.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the filter in the address', () => {
  it('is empty when the address has no parameters', () => {
    expect(readFilter(params(''))).toEqual(NO_FILTER);
  });

  it('is read from the address as it was written', () => {
    const filter = {
      menuId: 'm1',
      type: 'non-veg',
      maxPrice: PRICE_CHOICES[1],
      diets: ['jain', 'vegan'],
      search: 'dal & rice',
      only: 'favourites',
    } as const;
    const written = withFilter(params(''), filter).toString();
    expect(readFilter(params(written))).toEqual(filter);
  });

  it('ignores unknown parameters and values', () => {
    expect(readFilter(params('type=meat&max=150&category=&diet=keto&only=mine'))).toEqual(NO_FILTER);
    expect(readFilter(params('max=abc')).maxPrice).toBe(NO_FILTER.maxPrice);
  });

  it('changes one choice and keeps the others and the rest of the address', () => {
    const next = withFilter(params('category=m1&q=dosa&lang=hi'), { type: 'veg' });
    expect(next.toString()).toBe('category=m1&q=dosa&lang=hi&type=veg');
  });

  it('removes a choice that was undone from the address', () => {
    expect(withFilter(params('category=m1&type=veg&max=100&q=a'), NO_FILTER).toString()).toBe(
      'category=m1&type=veg',
    );
    const all = { ...NO_FILTER, menuId: undefined, type: undefined };
    expect(withFilter(params('category=m1&type=veg&max=100&q=a'), all).toString()).toBe('');
  });

  it('keeps spaces within a typed search, but no search of spaces alone', () => {
    expect(readFilter(withFilter(params(''), { search: 'dal ' })).search).toBe('dal ');
    expect(withFilter(params('q=dal'), { search: '  ' }).has('q')).toBe(false);
  });

  it('counts only the choices made in the filter panel', () => {
    expect(panelChoices(readFilter(params('category=m1&q=dosa')))).toBe(0);
    expect(panelChoices(readFilter(params('type=veg&max=300')))).toBe(2);
    expect(panelChoices(readFilter(params('diet=vegan+jain')))).toBe(2);
  });
});

describe('the dish in the address', () => {
  it('opens and closes without touching the filter', () => {
    const opened = withOpenDish(params('type=veg'), 'd1');
    expect(openDish(opened)).toBe('d1');
    expect(readFilter(opened).type).toBe('veg');
    expect(withOpenDish(opened, undefined).toString()).toBe('type=veg');
    expect(openDish(params('dish='))).toBeUndefined();
  });
});
