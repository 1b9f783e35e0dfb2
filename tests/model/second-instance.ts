import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import type { Random } from '#tests/faults/random.ts';
import type { Carry, Request } from '#tests/kitchen.ts';
import { firstLine } from '#tests/kitchen-process.ts';
import { CUT } from './history-kitchen.ts';

/** Of so many requests to the second instance one is cut by a kill, and one meets a frozen process. */
const ONE_IN = 40;
/** About what a request takes, in milliseconds. */
const MOST_WAIT = 30;
/** How long a process is frozen, in milliseconds. The server ends a transaction that waits for seconds. */
const FROZEN = { least: 200, more: 800 };

interface Given {
  /** The address of the kitchen's database. */
  url: string;
  /** More settings by the names of their variables. */
  settings: Record<string, string>;
  random: Random;
  /** How far the kitchen's clock is ahead, in milliseconds. */
  ahead: () => number;
}

/** What a second instance met. */
export interface Met {
  answered: number;
  kills: number;
  freezes: number;
  /** Requests without an answer, which the first instance got again. */
  repeated: number;
}

interface Running {
  child: ChildProcess;
  origin: string;
  /** How far its clock is ahead, in milliseconds. */
  ahead: number;
}

/**
 * Runs a second instance in a process of its own, which is killed or frozen now and then while a request is under way. What it leaves
 * unanswered is sent to the first one again, as a browser does.
 */
export function runSecondInstance(
  { url, settings, random, ahead }: Given,
  met: Met,
): { through: (usual: Carry) => Carry; close(): Promise<void> } {
  let running: Running | undefined;
  let starting = start();

  async function start(): Promise<void> {
    const program = join(import.meta.dirname, 'second-instance-program.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, url, JSON.stringify(settings)], {
      env: { PATH: process.env.PATH, TMPDIR: tmpdir() },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    running = { child, origin: await firstLine(child), ahead: 0 };
  }

  async function kill({ child }: Running): Promise<void> {
    met.kills++;
    running = undefined;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    starting = ended.then(start);
    await ended;
  }

  async function freeze({ child }: Running): Promise<void> {
    met.freezes++;
    child.kill('SIGSTOP');
    await sleep(FROZEN.least + random.below(FROZEN.more));
    child.kill('SIGCONT');
  }

  async function setClock(instance: Running): Promise<void> {
    const now = ahead();
    if (Math.abs(now - instance.ahead) < 1000) return;
    const isSet = once(instance.child, 'message');
    instance.child.send(now);
    await isSet;
    instance.ahead = now;
  }

  async function toSecond(instance: Running, request: Request): Promise<LightMyRequestResponse> {
    await setClock(instance);
    const answer = ask(instance.origin, request);
    const hardship = [kill, freeze][random.below(ONE_IN)];
    answer.catch(() => undefined);
    if (hardship) {
      await sleep(random.below(MOST_WAIT));
      if (running === instance) await hardship(instance);
    }
    return answer;
  }

  return {
    through: (usual) => async (request) => {
      const known = withId(request);
      const instance = running;
      if (!instance || random.below(2) === 0) return usual(known);
      try {
        const answer = await toSecond(instance, known);
        met.answered++;
        return answer;
      } catch {
        met.repeated++;
        const answer = await usual(known);
        answer.headers[CUT] = 'yes';
        return answer;
      }
    },
    async close() {
      await starting;
      running?.child.kill('SIGKILL');
    },
  };
}

/** The request with an id that its sender chose, as our own pages do: it can be sent again. */
function withId(request: Request): Request {
  const { payload } = request;
  if (!payload || !('documentId' in payload) || payload.documentId !== 'unique()') return request;
  return { ...request, payload: { ...payload, documentId: randomUUID() } };
}

async function ask(
  origin: string,
  { method, url, headers, payload }: Request,
): Promise<LightMyRequestResponse> {
  const answer = await fetch(origin + url, {
    method,
    headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const body = await answer.text();
  const known = { statusCode: answer.status, headers: Object.fromEntries(answer.headers), body };
  return { ...known, json: () => JSON.parse(body) } as LightMyRequestResponse;
}
