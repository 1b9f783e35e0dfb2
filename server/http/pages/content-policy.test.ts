import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { allowHashes, contentPolicy } from './content-policy.ts';

it('a kept page allows its own scripts and styles by hash, and nothing else', () => {
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const html = `<style id="s">a{}</style><script>one()</script><script type="application/json">{}</script>
    <script type="module" async="">two()</script><script src="/x.js"></script>`;
  expect(allowHashes(html)).toEqual({ scripts: [sha('one()'), sha('two()')], styles: [sha('a{}')] });
});

it('a content policy lists what is allowed and the origins that scripts may call', () => {
  const policy = contentPolicy(['https://post.example'], { scripts: ["'nonce-n'"], styles: [] });
  expect(policy).toContain("script-src 'self' 'nonce-n';");
  expect(policy).toContain("connect-src 'self' https://post.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});
