import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { build } from 'rolldown';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { databaseUrl, randomDatabaseName } from '#server/db/database-names.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import { OWN_COMMAND } from '#server/settings/own-command.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { VERSION } from '#server/settings/version.ts';
import { StartError } from '#server/start/start-error.ts';
import { COMMANDS } from './list.ts';
import { readCommand } from './read-command.ts';

/** Commands that read their words themselves, as opposed to those that start another program. */
const OWN = Object.entries(COMMANDS).flatMap(([name, command]) =>
  'passesOn' in command ? [] : [{ name, command }],
);

const server = inject('databaseServer').url;
const empty = randomDatabaseName('empty');
const folder: string = await mkdtemp(join(tmpdir(), 'rasoi-commands-'));
await chmod(folder, 0o755);
/** The folder with the program as one file, which starts faster than its sources. It lies where packages are found. */
const bundle: string = join(PROJECT_FOLDER, 'build', basename(folder));
await build({
  input: join(PROJECT_FOLDER, 'server/commands/rasoi-program.ts'),
  platform: 'node',
  external: /^[^./#]/,
  output: { dir: bundle, entryFileNames: 'program.js', format: 'esm' },
});
await query(`create database "${empty}"`);

afterAll(async () => {
  await query(`drop database if exists "${empty}"`);
  await rm(bundle, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs a command as the package does, but as this user or as the one with this number. */
function rasoi(words: readonly string[], env: Record<string, string> = {}, uid?: number): Promise<Ran> {
  const options = {
    cwd: folder,
    ...(uid !== undefined && { uid }),
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, RASOI_DATA: join(folder, 'none') },
      RASOI_SERVICE: uid === undefined ? userInfo().username : 'nobody',
      ...env,
    },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(bundle, 'program.js'), ...words], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

/** Expects a refusal of one line for people: a sentence, without words of programs. */
function expectSentence({ code, err }: Ran, name: string): string {
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).not.toMatch(/\bnpm\b|\bE[A-Z]{4,}\b|ERR_|relation|syntax|select | {4}at /);
  expect(code).toBe(name === 'doctor' ? 2 : 1);
  return err.trim();
}

// INSTALL-16
describe('rasoi', () => {
  it.each(OWN)('$name refuses and names an unknown option, and one word too many', ({ name }) => {
    const wordsOf = (name: string) =>
      COMMANDS[name] && 'run' in COMMANDS[name] ? COMMANDS[name].argument : undefined;
    /** The words that a command takes at most. */
    const all = (name: string) => (wordsOf(name) ? ['one'] : []);
    const refusal = (...words: string[]) => {
      const read = () => readCommand([name, ...all(name), ...words]);
      expect(read).toThrow(StartError);
      return expect(read);
    };
    refusal('--nosuch').toThrow(`There is no option --nosuch. It is typed so: ${OWN_COMMAND} ${name}`);
    refusal('-x').toThrow(`There is no option -x. It is typed so: ${OWN_COMMAND} ${name}`);
    refusal('two').toThrow('"two" is too much');
  });

  it.each(OWN.filter(({ command }) => command.argument?.isFile))(
    '$name needs a file, which must be there and be a file',
    async ({ name }) => {
      expect(expectSentence(await rasoi([name]), name)).toMatch(/^FILE is missing\. It is typed so: rasoi/);
      const missing = await rasoi([name, '/nowhere/x']);
      expect(expectSentence(missing, name)).toBe('There is no /nowhere/x. Look whether its name is right.');
      expect(expectSentence(await rasoi([name, folder]), name)).toBe(`${folder} is a folder. Name a file.`);
    },
    60_000,
  );

  /** Those that need the data of a kitchen, with words that are right. */
  it.each([['doctor'], ['backup'], ['drill'], ['export'], ['reset-password']])(
    '%s says that there is no kitchen yet, and makes none',
    async (name) => {
      const line = /^There is no kitchen in \S.+ yet\. Start Rasoi first\.$/;
      expect(expectSentence(await rasoi([name]), name)).toMatch(line);
      expect(await readdir(folder)).not.toContain('none');
      const DATABASE_URL = databaseUrl(server, empty);
      expect(expectSentence(await rasoi([name], { DATABASE_URL }), name)).toMatch(line);
    },
    60_000,
  );

  it('says that data is of another version, except for a backup', async () => {
    const { url, database, drop } = await createTestDatabase();
    try {
      await database.execute(sql`delete from migrations where name = (select max(name) from migrations)`);
      const earlier = await rasoi(['reset-password'], { DATABASE_URL: url });
      expect(expectSentence(earlier, 'reset-password')).toMatch(/^The data is of an earlier version/);
      await database.execute(sql`insert into migrations (name, sha256) values ('9999-later', '')`);
      const later = await rasoi(['export'], { DATABASE_URL: url });
      expect(expectSentence(later, 'export')).toMatch(/^The data is of another version/);
      const doctor = await rasoi(['doctor', '--json'], { DATABASE_URL: url });
      expect([doctor.code, doctor.out]).toEqual([
        2,
        expect.stringContaining('The data is of another version'),
      ]);
      const RASOI_DATA = join(folder, 'backed-up');
      expect((await rasoi(['backup'], { DATABASE_URL: url, RASOI_DATA })).code).toBe(0);
    } finally {
      await drop();
    }
  }, 60_000);

  it.runIf(process.getuid?.() === 0)(
    'says which folder its user may not read or write',
    async () => {
      const closed = join(folder, 'closed');
      await mkdir(closed, { mode: 0o700 });
      await writeFile(join(closed, 'file'), 'x');
      const nobody = 65534;
      const { url, drop } = await createTestDatabase();
      try {
        for (const words of [
          ['backup', join(closed, 'x')],
          ['export', join(closed, 'x')],
          ['restore', join(closed, 'file')],
          ['map', join(closed, 'file')],
        ]) {
          const ran = await rasoi(words, { DATABASE_URL: url }, nobody);
          expect(expectSentence(ran, words[0] ?? '')).toMatch(
            new RegExp(`^The user nobody may not use ${closed}\\S*\\. Name a place`),
          );
        }
      } finally {
        await drop();
      }
      const env = { RASOI_DATA: closed };
      const line = `This user may not read ${closed}. Run the command as the user that Rasoi runs as`;
      for (const name of ['backup', 'drill', 'export', 'reset-password'])
        expect(expectSentence(await rasoi([name], env, nobody), name)).toContain(line);
      expect(await rasoi(['doctor'], env, nobody)).toMatchObject({
        code: 2,
        out: expect.stringContaining(line),
      });
    },
    60_000,
  );

  it('says what it was not asked rightly', async () => {
    for (const [words, line] of [
      [['status', '--nosuch'], 'There is no option --nosuch. It is typed so: rasoi status'],
      [['bakcup'], 'There is no command "bakcup". Did you mean backup? All commands: rasoi help'],
      [['fly'], 'There is no command "fly". All commands: rasoi help'],
      [['doctor', '--mial=a@b.in'], 'There is no option --mial. Did you mean --mail?'],
      [['doctor', '--mail'], 'After --mail comes ADDRESS.'],
      [['doctor', '--json=yes'], '--json stands alone, without a value.'],
      [['logs', 'many'], '"many" is no number of lines. Type one, such as 500.'],
      [['logs', '5'], 'There is no log in /nowhere/log yet. Start Rasoi first.'],
      [['backup', ''], 'FILE is empty.'],
    ] as const) {
      const ran = await rasoi(words, { LOG_FILE: '/nowhere/log' });
      expect(expectSentence(ran, words[0])).toContain(line);
    }
  }, 60_000);

  it('tells its version and its help without rights and without settings', async () => {
    const env = { PORT: 'wrong' };
    for (const word of ['--version', '-v', 'version'])
      expect(await rasoi([word], env)).toEqual({ code: 0, out: `Rasoi ${VERSION}\n`, err: '' });
    for (const words of [[], ['help'], ['--help'], ['-h']]) {
      const { code, out } = await rasoi(words, env);
      expect([code, out]).toEqual([0, expect.stringContaining('  restore FILE [--aside] [--plain]  ')]);
      expect(out).not.toContain('npm');
    }
    for (const words of [
      ['help', 'doctor'],
      ['doctor', '--help'],
    ]) {
      const { code, out } = await rasoi(words, env);
      expect([code, out]).toEqual([
        0,
        expect.stringMatching(/^rasoi doctor .*\n(.|\n)*--mail ADDRESS +sends a/),
      ]);
    }
  }, 60_000);
});
