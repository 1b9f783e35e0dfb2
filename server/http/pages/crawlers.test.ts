import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen({ PUBLIC_URL: 'https://rasoi.example' }));

const get = (url: string) => kitchen.app.server.inject({ method: 'GET', url });

describe('search engines', () => {
  it('get the public pages with their public URLs', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toContain('application/xml');
    expect([...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)).toEqual([
      'https://rasoi.example/',
      'https://rasoi.example/menu',
      'https://rasoi.example/about',
      'https://rasoi.example/support',
      'https://rasoi.example/legal',
      'https://rasoi.example/privacy',
      'https://rasoi.example/hi',
      'https://rasoi.example/hi/menu',
      'https://rasoi.example/hi/about',
      'https://rasoi.example/hi/support',
      'https://rasoi.example/hi/legal',
      'https://rasoi.example/hi/privacy',
    ]);
    // LANG-1
    expect(answer.body).toContain(
      '<xhtml:link rel="alternate" hreflang="hi-IN" href="https://rasoi.example/hi/menu"/></url>',
    );
  });

  it('are asked not to visit personal pages', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toContain('text/plain');
    const rules = answer.body.split('\n');
    expect(rules).toContain('Disallow: /orders');
    expect(rules).toContain('Disallow: /hi/orders');
    expect(rules).toContain('Disallow: /admin');
    expect(rules).not.toContain('Disallow: /menu');
    expect(rules).toContain('Sitemap: https://rasoi.example/sitemap.xml');
  });
});
