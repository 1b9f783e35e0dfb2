// npm start: prepares everything that a fresh clone needs, then runs the server in the same process. With `-- --demo` it is a demo.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Rasoi needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const { root, run, script } = await import('./steps.mjs');
const { install } = await import('./install.mjs');
const { flagsOf } = await import('./flags.mjs');

await script(async () => {
  flagsOf('npm start', ['--demo']);
  process.chdir(root);
  await install();
  // In a process of its own, because what a build has loaded would stay in memory.
  return (await run('node', ['scripts/build.mjs'])).code;
});
if (process.exitCode === 0) {
  process.exitCode = undefined;
  process.env.NODE_ENV ||= 'production';
  stopWithNpm();
  await import(pathToFileURL(`${root}/build/app/main.js`).href);
}

/** Stops when npm has ended: a killed npm sends no signal, and the server would keep running and keep the port. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = pidOfNpm();
  const watch = setInterval(() => {
    try {
      process.kill(npm, 0);
    } catch {
      clearInterval(watch);
      process.kill(process.pid, 'SIGTERM');
    }
  }, 500);
  watch.unref();
}

/** The process id of npm. On some systems a shell runs between npm and this process. */
function pidOfNpm() {
  try {
    const [, name, rest = ''] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(/[()]/);
    return name === 'sh' ? Number(rest.trim().split(' ')[1]) : process.ppid;
  } catch {
    return process.ppid;
  }
}
