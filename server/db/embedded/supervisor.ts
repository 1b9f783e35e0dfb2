import { setTimeout as sleep } from 'node:timers/promises';
import { CURRENT_RELEASE, prepareBinaries, type Release } from './binaries.ts';
import {
  clusterArgument,
  clusterIdentity,
  ensureCluster,
  openPlaces,
  readPassword,
  setSuperuserPassword,
} from './cluster.ts';
import { askClusterName, connectionUrl, ensureDatabase } from './database-roles.ts';
import {
  chooseEndpoint,
  clearSocket,
  type Endpoint,
  isSocket,
  makeSocketFolder,
  removeSocketFolder,
} from './endpoint.ts';
import { clearRemains, findLeftBehind } from './left-behind.ts';
import { lockFolder } from './lock.ts';
import { chooseOwner } from './owner.ts';
import { onProcessEnd } from './process-end.ts';
import { DatabaseStartError, type EmbeddedLog, errorMessage } from './report.ts';
import { serverArguments } from './server-arguments.ts';
import { boundServerLog } from './server-log.ts';
import {
  type Launch,
  launchServer,
  type ServerProcess,
  signalProcess,
  stopServer,
} from './server-process.ts';

export interface EmbeddedOptions {
  /** The folder of the database, which contains nothing else. It is created if it does not exist. */
  folder: string;
  log: EmbeddedLog;
  /** `false` makes tests faster, but a crash may lose committed data. */
  durable?: boolean;
  /** The version that the cluster has, or that a new one gets. */
  release?: Release;
}

export interface EmbeddedServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a folder, or uses the server that a killed Rasoi left running there. */
export async function startEmbedded({
  folder,
  log,
  durable = true,
  release = CURRENT_RELEASE,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const places = await openPlaces(folder);
  const lock = await lockFolder(places.folder);
  try {
    const owner = await chooseOwner(places.cluster);
    const binaries = await prepareBinaries(owner, release);
    await ensureCluster(places, binaries, owner, { sync: durable, major: release.major });
    const identity = await clusterIdentity(places.cluster);
    const argumentsFor = (endpoint: Endpoint) =>
      serverArguments({
        ...{ cluster: clusterArgument(places.cluster), identity, endpoint, durable },
        major: release.major,
      });

    let password = await readPassword(places);
    const askName = async (at: Endpoint) =>
      password === undefined ? undefined : askClusterName(at, password);
    const found = await findLeftBehind({ places, identity, binaries, owner, log, askName, argumentsFor });
    password ??= await setSuperuserPassword(places, binaries, owner);

    const endpoint = found?.endpoint ?? (await chooseEndpoint(identity, owner));
    const launch: Launch = { places, binaries, owner, endpoint, arguments: argumentsFor(endpoint), log };
    if (found === undefined) await clearSocket(endpoint);
    const server = found ?? (await launchServer(launch));
    log.info(found === undefined ? 'The database is running.' : 'The database was still running: using it.');

    const supervision = supervise(server, launch, identity);
    await ensureDatabase(endpoint, password, places.password).catch(async (error: unknown) => {
      await supervision.stop();
      throw error;
    });
    return {
      url: connectionUrl(endpoint, password),
      async stop() {
        await supervision.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error instanceof DatabaseStartError
      ? error
      : new DatabaseStartError(`The database did not start: ${errorMessage(error)}.`, { cause: error });
  }
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const STEADY_MS = 30_000;
const LOG_CHECK_MS = 600_000;

/** Restarts the server whenever it ends, until `stop`. Also stops it when this process ends by itself. */
function supervise(first: ServerProcess, launch: Launch, identity: string): { stop(): Promise<void> } {
  const { places, binaries, owner, endpoint, log } = launch;
  const stopping = new AbortController();
  const aborted = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  let server: ServerProcess | undefined = first;

  const keepRunning = async (): Promise<void> => {
    let pause = 0;
    let started = Date.now();
    for (;;) {
      if (server !== undefined) await Promise.race([server.ended, aborted]);
      if (stopping.signal.aborted) return;
      if (server !== undefined) {
        log.error(`The database server (process ${server.pid}) ended by itself: restarting it.`);
        if (Date.now() - started > STEADY_MS) pause = 0;
        server = undefined;
      }
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
      started = Date.now();
      server = await restart(launch, identity).catch((error: unknown) => {
        log.error(errorMessage(error));
        return undefined;
      });
      if (server !== undefined) log.info('The database is running again.');
    }
  };
  const running = keepRunning();

  const logTimer = setInterval(() => {
    boundServerLog(places.log).catch((error: unknown) => log.error(errorMessage(error)));
  }, LOG_CHECK_MS);
  logTimer.unref();

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    stopping.abort();
    // Waits for a restart under way, so that no server is left running.
    const pid = server?.pid;
    if (pid !== undefined) await stopServer(pid, places, binaries, owner);
    await running;
    if (server !== undefined && server.pid !== pid) await stopServer(server.pid, places, binaries, owner);
    clearInterval(logTimer);
    removeHandlers();
    await removeSocketFolder(endpoint);
  };
  const stopOnce = () => {
    stopped ??= stop();
    return stopped;
  };
  const removeHandlers = onProcessEnd({
    stop: stopOnce,
    // An exiting process can't wait. The server finishes its shutdown by itself.
    atExit: () => server !== undefined && signalProcess(server.pid, 'SIGINT'),
  });
  return { stop: stopOnce };
}

async function restart(launch: Launch, identity: string): Promise<ServerProcess> {
  await clearRemains({ places: launch.places, identity, log: launch.log });
  await clearSocket(launch.endpoint);
  if (isSocket(launch.endpoint)) await makeSocketFolder(launch.endpoint.host, launch.owner);
  return launchServer(launch);
}
