// Runs the built server on a new, empty data folder for the browser tests. The folder is deleted when the server stops.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

const data = mkdtempSync(join(tmpdir(), 'rasoi-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

process.chdir(root);
Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  RASOI_DATA: data,
  DATABASE_URL: '',
  RATE_LIMIT_SCALE: '0',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: 'admin@rasoi.test',
  ADMIN_PASSWORD: 'Kadhai-and-Tawa-42',
});
await import(pathToFileURL(join(root, 'build/app/main.js')).href);
