import { describe, expect, it } from 'vitest';
import { loginPath, nextPath } from './next-path.ts';

const next = (value: string) => nextPath(new URLSearchParams({ next: value }), '/');

describe('the way back after login', () => {
  it('leads to a path of this site with its query', () => {
    expect(next('/menu?type=veg&dish=dosa')).toBe('/menu?type=veg&dish=dosa');
  });

  it('never leads to another site', () => {
    for (const trap of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/\t/evil.example',
      '/a\\b',
    ])
      expect(next(trap), trap).toBe('/');
  });

  it('is the default page when none is given', () => {
    expect(nextPath(new URLSearchParams(), '/admin')).toBe('/admin');
  });

  it('leads to the page where the visitor was', () => {
    const path = loginPath({ pathname: '/menu', search: '?q=dal&type=veg' });
    expect(nextPath(new URL(path, 'http://localhost').searchParams, '/')).toBe('/menu?q=dal&type=veg');
  });
});
