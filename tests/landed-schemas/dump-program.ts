// `npx tsx tests/landed-schemas/dump-program.ts [NAME]`: writes the dump of this version, which its release needs; with a name,
// that of a state between releases (see README.md).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKitchen } from '#tests/kitchen-process.ts';
import { archiveOf, makeDump } from './dump.ts';
import { emailOf, PASSWORD } from './people.ts';

const packageJson = join(import.meta.dirname, '../../package.json');
const { version }: { version: string } = JSON.parse(await readFile(packageJson, 'utf8'));
const name = process.argv[2] ?? version;
const dataFolder = await mkdtemp(join(tmpdir(), 'rasoi-dump-'));
const settings = { ADMIN_EMAIL: emailOf('admin'), ADMIN_PASSWORD: PASSWORD };
const kitchen = await startKitchen(dataFolder, { settings });
try {
  await makeDump(name, { ...kitchen, dataFolder });
  console.log(archiveOf(name));
} finally {
  await kitchen.end('SIGTERM');
  await rm(dataFolder, { recursive: true });
}
