// `npx tsx tests/landed-schemas/dump-program.ts`: writes the dump of this version, which its release needs (see README.md).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKitchen } from '#tests/kitchen-process.ts';
import { archiveOf, makeDump } from './dump.ts';
import { emailOf, PASSWORD } from './people.ts';

const packageJson = join(import.meta.dirname, '../../package.json');
const { version }: { version: string } = JSON.parse(await readFile(packageJson, 'utf8'));
const dataFolder = await mkdtemp(join(tmpdir(), 'rasoi-dump-'));
const settings = { ADMIN_EMAIL: emailOf('admin'), ADMIN_PASSWORD: PASSWORD };
const kitchen = await startKitchen(dataFolder, { settings });
try {
  await makeDump(version, { ...kitchen, dataFolder });
  console.log(archiveOf(version));
} finally {
  await kitchen.end('SIGTERM');
  await rm(dataFolder, { recursive: true });
}
