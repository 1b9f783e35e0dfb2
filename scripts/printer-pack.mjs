// Packs the printer's program with Node as one executable file, for machines without Node (PRINT-13). Node comes from the npm
// registry, in a pinned version whose files are compared with their checksums.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inject } from 'postject';
import { rolldown } from 'rolldown';
import { checksums } from './release-parts.mjs';
import { Failure, root, run } from './steps.mjs';

const NODE = '20.20.2';

/** Where programs are packed for: the package that has Node, its file, and the checksum of that. */
const TARGETS = /** @type {const} */ ({
  'win-x64': {
    file: 'node.exe',
    made: 'rasoi-printer.exe',
    sha256: '56c1520ee33b801e8bdb92fb321cf2e98529735b6d12bd4a2a6dec0ac0bab937',
  },
  'linux-x64': {
    file: 'node',
    made: 'rasoi-printer-linux-x64',
    sha256: '6295488653f0d93b0a157841746fef7e72cc4328cfb60c4bbe0ca2668a836ffd',
  },
  'linux-arm64': {
    file: 'node',
    made: 'rasoi-printer-linux-arm64',
    sha256: '05a69ccdcb795f2a8b86c145e71a6a37cce84fccef5aaf25a8fe38bc9423e732',
  },
});

/** What Node looks for in its own file: a mark of this text, which says whether a program follows. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const SECTION = 'NODE_SEA_BLOB';

/** The printer's program and its packages as one script. @param {string} file */
async function bundle(file) {
  const made = await rolldown({
    input: join(root, 'printer/main.ts'),
    platform: 'node',
    // Without what makes ws faster, which is not JavaScript alone.
    transform: {
      define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
    },
  });
  await made.write({ file, format: 'cjs', minify: true, codeSplitting: false });
}

/**
 * The program as Node finds it in its own file.
 * @param {string} folder a folder for its parts
 * @param {string} node the Node that makes it: of the same version as the one that runs it
 * @returns {Promise<Buffer>}
 */
async function programOf(folder, node) {
  const [main, output, config] = ['agent.cjs', 'agent.blob', 'sea.json'].map((name) => join(folder, name));
  await bundle(main);
  writeFileSync(config, JSON.stringify({ main, output, disableExperimentalSEAWarning: true }));
  const { code, output: said } = await run(node, ['--experimental-sea-config', config], { quiet: true });
  if (code !== 0) throw new Failure(`${said}\nThe printer's program could not be packed.`);
  return readFileSync(output);
}

/** Puts a program into a copy of Node. @param {string} node @param {Buffer} program @param {string} made */
async function putInto(node, program, made) {
  copyFileSync(node, made);
  chmodSync(made, 0o755);
  await inject(made, SECTION, program, { sentinelFuse: FUSE });
  const whole = readFileSync(made);
  if (!whole.includes(`${FUSE}:1`) || !whole.includes(program)) {
    throw new Failure(`${made} does not contain the program.`);
  }
}

/** @param {string} file */
const checksum = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Fetches Node for a target, and compares it with its checksum before it is run or packed.
 * @param {string} folder
 * @param {string} platform such as linux-x64
 * @returns {Promise<string>} its file
 */
async function fetchNode(folder, platform) {
  const target = Object.entries(TARGETS).find(([name]) => name === platform)?.[1];
  if (!target)
    throw new Failure(
      `Node ${NODE} is not known for ${platform}. Please pack with Node ${NODE}, or on Linux.`,
    );
  const name = `node-${platform}`;
  const to = [
    '--prefix',
    join(folder, platform),
    '--no-save',
    '--ignore-scripts',
    '--force',
    '--no-audit',
    '--no-fund',
  ];
  const { code, output } = await run('npm', ['install', ...to, `${name}@${NODE}`], { quiet: true });
  if (code !== 0) throw new Failure(`${output}\n${name} ${NODE} could not be fetched from the npm registry.`);
  const file = join(folder, platform, 'node_modules', name, 'bin', target.file);
  if (checksum(file) !== target.sha256)
    throw new Failure(`${name} ${NODE} has another checksum than expected.`);
  return file;
}

/**
 * Packs the program for every target into release/printer; or with the Node of this machine, for machines like this one.
 * @param {string[]} args `--here FILE` for the latter
 */
export async function packPrinter([flag, made]) {
  if (flag !== undefined && (flag !== '--here' || !made)) throw new Failure('The only flag is --here FILE.');
  if (made) {
    await inFolder(async (folder) =>
      putInto(process.execPath, await programOf(folder, process.execPath), made),
    );
    return;
  }
  const to = join(root, 'release/printer');
  const files = await packPrograms(to);
  writeFileSync(
    join(to, 'SHA256SUMS'),
    checksums(Object.fromEntries(files.map((file) => [basename(file), readFileSync(file)]))),
  );
  console.log(`The files are in ${to}. Copy one to the machine beside the printer and start it there.`);
}

/**
 * Packs the program for every target.
 * @param {string} to a folder for them
 * @returns {Promise<string[]>} their files
 */
export async function packPrograms(to) {
  mkdirSync(to, { recursive: true });
  return inFolder(async (folder) => {
    const host = `${process.platform}-${process.arch}`;
    const maker = process.versions.node === NODE ? process.execPath : await fetchNode(folder, host);
    const program = await programOf(folder, maker);
    const files = [];
    for (const [platform, { made }] of Object.entries(TARGETS)) {
      console.log(`Packing ${made}`);
      const node =
        platform === host && maker !== process.execPath ? maker : await fetchNode(folder, platform);
      const file = join(to, made);
      await putInto(node, program, file);
      files.push(file);
    }
    return files;
  });
}

/**
 * Runs something with a folder for its parts, which is deleted afterwards.
 * @template T @param {(folder: string) => Promise<T>} work @returns {Promise<T>}
 */
async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'rasoi-pack-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
