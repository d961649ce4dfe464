import { krigingTasks, type KrigingReply, type KrigingRequest } from './krigingTasks';
import type { KrigingNews } from './kriging.worker';

/** Idle workers end after so long; a map that follows another one needs no new ones. */
const IDLE = 30_000;

/** A worker whose script did not come, that had no memory left, or that failed. */
export class WorkerFault extends Error {}

/** The two that share a map. */
type Members = readonly [Member, Member];

interface Member {
  /** Kept for the next task. */
  readonly isKept: boolean;
  readonly answer: (request: KrigingRequest) => Promise<KrigingReply>;
  readonly end: () => unknown;
}

function workerMember(): Member {
  const worker = new Worker(new URL('./kriging.worker.ts', import.meta.url), { type: 'module' });
  return {
    isKept: true,
    answer: (request) =>
      new Promise((resolve, reject) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        const done = (settle: () => void) => {
          leaving.abort();
          settle();
        };
        const take = ({ data }: MessageEvent<KrigingNews>) =>
          done(() => ('reply' in data ? resolve(data.reply) : reject(new WorkerFault(data.fault))));
        worker.addEventListener('message', take, { signal });
        // Its script did not come, or memory did not suffice.
        worker.addEventListener('error', () => done(() => reject(new WorkerFault('no worker'))), { signal });
        worker.postMessage(request, { transfer: [] });
      }),
    end: () => worker.terminate(),
  };
}

/** The same work in the page itself, which other events interrupt between requests. */
function pageMember(): Member {
  const answer = krigingTasks();
  let hasEnded = false;
  return {
    isKept: false,
    answer: async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (hasEnded) throw new DOMException('stopped', 'AbortError');
      return answer(request);
    },
    end: () => (hasEnded = true),
  };
}

let idle: { readonly members: Members; readonly timer: ReturnType<typeof setTimeout> } | undefined;

function hire(): Members {
  if (idle) {
    const { members, timer } = idle;
    clearTimeout(timer);
    idle = undefined;
    return members;
  }
  const make = typeof Worker === 'undefined' ? pageMember : workerMember;
  return [make(), make()];
}

const endAll = (members: Members) => members.forEach(({ end }) => end());

function release(members: Members): void {
  if (idle || !members.every(({ isKept }) => isKept)) {
    endAll(members);
    return;
  }
  const timer = setTimeout(() => {
    idle = undefined;
    endAll(members);
  }, IDLE);
  idle = { members, timer };
}

/** Workers of one task. */
export interface Crew {
  /** One request to the first of them. */
  readonly one: (request: KrigingRequest) => Promise<KrigingReply>;
  /** A job to each of them, then its rows, to whichever is free. */
  readonly share: (
    job: KrigingRequest,
    parts: readonly KrigingRequest[],
    take: (reply: KrigingReply) => void,
  ) => Promise<void>;
}

async function shareParts(
  members: readonly Member[],
  job: KrigingRequest,
  parts: readonly KrigingRequest[],
  take: (reply: KrigingReply) => void,
): Promise<void> {
  let next = 0;
  const work = async ({ answer }: Member) => {
    await answer(job);
    for (let part = parts[next]; part; part = parts[next]) {
      next += 1;
      take(await answer(part));
    }
  };
  await Promise.all(members.map(work));
}

/**
 * Runs a task with two workers, which are ended at once when it is given up (an AbortError) or fails, and kept for the next
 * one where it succeeds. Without workers in the browser the task runs in the page, and can be given up between its parts.
 */
export async function withCrew<T>(
  signal: AbortSignal | undefined,
  task: (crew: Crew) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const members = hire();
  const crew: Crew = {
    one: (request) => members[0].answer(request),
    share: (job, parts, take) => shareParts(members, job, parts, take),
  };
  const stopped = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')), {
      once: true,
    });
  });
  try {
    const result = await Promise.race([task(crew), stopped]);
    release(members);
    return result;
  } catch (thrown) {
    endAll(members);
    throw thrown;
  }
}
