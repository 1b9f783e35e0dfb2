import { expect, it } from 'vitest';
import { contentType } from './content-type.ts';

it.each([
  ['plain words', Buffer.from('Dal, चावल'), 'text/plain'],
  ['words cut within a letter', Buffer.from('चावल चावल').subarray(0, -1), 'text/plain'],
  ['HTML', Buffer.from('<!doctype html><script>1</script>'), 'text/plain'],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'text/plain'],
  ['SVG with a prologue', Buffer.from('<?xml version="1.0"?><svg/>'), 'application/xml'],
  ['bytes', Buffer.from([0, 1, 2, 3, 4, 5]), 'application/octet-stream'],
  ['bytes of no text', Buffer.from([0xc3, 0x28, 0xa0, 0xa1, 0x80, 0x81]), 'application/octet-stream'],
  ['PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
])('%s', async (_what, head, type) => {
  expect(await contentType(head)).toBe(type);
});
