// Runs the built server on a new, empty data folder for the browser tests. The folder is deleted when the server stops. With
// E2E_DATABASE_URL it uses a database that the test has started, and can change.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { root } from './steps.mjs';

const data = mkdtempSync(join(tmpdir(), 'rasoi-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

// Nearly every test changes what public pages show. Packing one as tightly as for customers takes as long as rendering it.
const { brotliCompress, constants } = zlib;
/** @type {(bytes: import('node:zlib').InputType, options: import('node:zlib').BrotliOptions, done: import('node:zlib').CompressCallback) => void} */
const quickly = (bytes, options, done) => {
  const params = { ...options.params, [constants.BROTLI_PARAM_QUALITY]: 1 };
  brotliCompress(bytes, { ...options, params }, done);
};
Object.assign(zlib, { brotliCompress: quickly });
syncBuiltinESMExports();

// Nearly every test signs people up and in, too.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const { hash } = argon2;
Object.assign(argon2, {
  /** @type {typeof import('@node-rs/argon2').hash} */
  hash: (password, options) => hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
});

process.chdir(root);
Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  RASOI_DATA: data,
  DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
  RATE_LIMIT_SCALE: '0',
  WEBHOOKS_TO_LOOPBACK: '1',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: 'admin@rasoi.test',
  ADMIN_PASSWORD: 'Kadhai-and-Tawa-42',
});
await import(pathToFileURL(join(root, 'build/app/main.js')).href);
