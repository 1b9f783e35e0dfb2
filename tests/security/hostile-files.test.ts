import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR } from '#tests/kitchen.ts';
import {
  ATTACHMENTS,
  type FileKitchen,
  IMAGES,
  openFileKitchen,
  plainPhoto,
} from '#tests/wire/file-kitchen.ts';

// Files that are two things at once, that become far larger when they are read, and whose names lead elsewhere. Who may
// upload, and how much, is in tests/wire/storage-access.test.ts and storage-quotas.test.ts.

let kitchen: FileKitchen;
let photo: Buffer;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  photo = await plainPhoto();
});
afterAll(() => kitchen.close());

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A PNG that claims this size and holds these bytes. */
function png(width: number, height: number, content: Buffer, ...more: Buffer[]): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    ...more,
    chunk('IDAT', deflateSync(content)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;

/** Names, and bytes made of a real photo. */
const polyglots: [string, (photo: Buffer) => Buffer][] = [
  ['page.html', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['picture.svg', () => Buffer.from(SVG)],
  ['picture.jpg', () => Buffer.from(SVG)],
  ['picture.png', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['picture.gif', () => Buffer.from(`GIF89a=1;/*${SCRIPT}*/alert(1)`)],
  ['picture.jpg', (photo) => Buffer.concat([photo, Buffer.from(SCRIPT)])],
  ['picture.html', (photo) => Buffer.concat([photo, Buffer.from(SCRIPT)])],
  ['picture.js', (photo) => Buffer.concat([Buffer.from('/*'), photo, Buffer.from('*/alert(1)')])],
  ['note.txt', () => Buffer.from(`\ufeff<html>${SCRIPT}`)],
  ['note.txt', () => Buffer.from(`%PDF-1.7\n${SCRIPT}`)],
  [
    'note.pdf',
    () => Buffer.from(`${SCRIPT}%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>`),
  ],
  [
    'note.xml',
    () =>
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`),
  ],
  ['note.txt', () => Buffer.from(`PK\x03\x04${SCRIPT}`)],
  ['picture.webp', () => Buffer.from(`RIFF\x24\0\0\0WEBPVP8 ${SCRIPT}`)],
];

/** Types that a browser may run when it opens the address. */
const RUNS = /html|svg|xml|javascript|ecmascript|pdf|wasm|x-shockwave/;

// SEC-9
describe('a file that is also a page or a script', () => {
  it.each(polyglots.map(([name, make], n) => [name, n, make] as const))(
    'runs nowhere: %s (%i)',
    async (name, n, make) => {
      const bytes = make(photo);
      for (const [who, path] of [
        [kitchen.asha, ATTACHMENTS],
        [kitchen.chef, IMAGES],
      ] as const) {
        const id = `polyglot-${n}`;
        const sent = await kitchen.upload(who, path, id, bytes, { name });
        expect(sent.statusCode).toBeLessThan(500);
        if (sent.statusCode >= 400) continue;
        for (const shown of ['view', 'download', 'preview?output=jpg']) {
          const answer = await kitchen.get(who, `${path}/${id}/${shown}`);
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode >= 400) continue;
          expect(String(answer.headers['content-type'])).not.toMatch(RUNS);
          expect(answer.headers).toMatchObject({
            'x-content-type-options': 'nosniff',
            'content-security-policy': expect.stringContaining("script-src 'none'"),
          });
        }
        // What the product makes of it itself holds nothing of the script.
        const made = await kitchen.get(who, `${path}/${id}/preview?width=20&output=webp`);
        expect(made.rawPayload.includes('alert')).toBe(false);
      }
    },
  );
});

const bombs: [string, () => Buffer | Promise<Buffer>][] = [
  ['a picture that claims 4 gigapixels', () => png(65_535, 65_535, Buffer.alloc(64))],
  ['a picture that claims more than any', () => png(0xffffffff, 0xffffffff, Buffer.alloc(64))],
  ['a picture that claims no size', () => png(0, 0, Buffer.alloc(64))],
  ['rows far longer than its size', () => png(4, 4, Buffer.alloc(30_000_000))],
  [
    '30 megapixels of one colour in a few kilobytes',
    () =>
      sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
  ],
  [
    'a comment of 30 MB',
    () =>
      png(
        4,
        4,
        Buffer.alloc(52),
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(30_000_000))])),
      ),
  ],
];

// SEC-9
it.each(bombs)(
  '%s is refused, or costs no memory and is not passed on: a picture of the menu',
  async (_what, make) => {
    const bytes = await make();
    const before = process.memoryUsage().rss;
    const answer = await kitchen.upload(kitchen.chef, IMAGES, 'unique()', bytes, { name: 'bomb.png' });
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode < 400) {
      const shown = await kitchen.get(VISITOR, `${IMAGES}/${answer.json().$id}/preview?width=400`);
      expect(shown.rawPayload.length).toBeLessThan(1_000_000);
    }
    // A decoded bomb would be gigabytes; a small machine has one.
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1_048_576);
  },
);

const NAMES = [
  '../../../etc/passwd',
  '..\\..\\windows\\system.ini',
  '/etc/passwd',
  'a/../../b.txt',
  '.',
  '..',
  'x\r\nset-cookie: a=b',
  'x"; filename="y.html',
  'C:\\x.txt',
  '~/.bashrc',
  'x'.repeat(300),
];

// SEC-8
describe('a name of a file', () => {
  it.each(NAMES)('leads nowhere else, neither on the disk nor in headers: %j', async (name) => {
    const id = `named-${NAMES.indexOf(name)}`;
    const known = await kitchen.stored();
    const sent = await kitchen.upload(kitchen.asha, ATTACHMENTS, id, Buffer.from(`Less salt ${id}`), {
      name,
    });
    expect(sent.statusCode).toBeLessThan(500);
    const stored = (await kitchen.stored()).filter((each) => !known.includes(each));
    for (const each of stored) expect(each).toMatch(/^[a-z0-9/_-]+$/i);
    if (sent.statusCode >= 400) return;
    const { headers } = await kitchen.get(kitchen.asha, `${ATTACHMENTS}/${id}/download`);
    expect(headers).not.toHaveProperty('set-cookie');
    const said = String(headers['content-disposition']);
    expect(said.replace(/filename\*=UTF-8''[\w%.~-]*$/, '')).toMatch(
      /^attachment; filename="[^"\\/\r\n]*"(; )?$/,
    );
  });

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '..%5c..',
    '%252e%252e%252f',
    'x%00.png',
    '.',
    '%2fetc%2fpasswd',
  ])('in an address finds no other file: %s', async (id) => {
    for (const path of [ATTACHMENTS, IMAGES, `/storage/buckets/${id}/files`]) {
      for (const end of ['', '/view', '/download', '/preview']) {
        const { statusCode } = await kitchen.get(kitchen.chef, `${path}/${id}${end}`);
        expect(statusCode >= 400 && statusCode < 500).toBe(true);
      }
    }
  });
});
