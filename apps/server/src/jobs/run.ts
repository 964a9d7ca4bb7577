import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type LogLevel, run, type WorkerEvents } from 'graphile-worker';
import { createPool } from '../database/pool.ts';
import type { Log } from '../ports/observability.ts';
import type { Services } from '../services.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { JobHandler, Lane } from './job.ts';

interface JobsOptions {
  url: string;
  role: string | undefined;
  services: Services;
  handlers: readonly JobHandler[];
}

/** Jobs of each lane that are at work together. A payment service that is silent is waited for half a minute by each. */
const atOnce: Record<Lane, number> = { usual: 4, messages: 2, sending: 3, asking: 3 };
/** Connections that the workers of all lanes take turns at: each needs one to take a job, and one to write down its end. */
const takingTurns = 4;
/** Beside them each lane listens for jobs by one, and the heartbeat has one. */
const listening = 1;
const heartbeats = 1;
const beginAgainAfterMs = 2000;
/** How long a queue whose workers have all stopped may take to end. */
const endsWithinMs = 5000;
const keepQuiet = new Set<LogLevel>(['debug', 'info']);

/** The jobs of a lane, and how many workers it has. */
interface LaneOfJobs {
  concurrency: number;
  some: readonly JobHandler[];
}

const lanesOf = (handlers: readonly JobHandler[]): LaneOfJobs[] =>
  Object.entries(atOnce)
    .map(([name, concurrency]) => ({
      concurrency,
      some: handlers.filter(({ lane = 'usual' }) => lane === name),
    }))
    .filter(({ some }) => some.length > 0);

/** When jobs run of themselves. One that its turn finds still waiting is not queued beside itself. */
const crontabOf = (handlers: readonly JobHandler[]): string =>
  handlers
    .flatMap(({ name, schedule }) => (schedule ? `${schedule} ${name} ?jobKey=${name}` : []))
    .join('\n');

/** Runs the queue's jobs in this process; any number of servers share one queue, each job runs on one. */
export async function runJobs({
  url,
  role,
  services,
  handlers,
}: JobsOptions): Promise<{ stop(): Promise<void> }> {
  // The end of a job is written down however long that takes, as the job would otherwise be run again.
  const lanes = lanesOf(handlers);
  const most = takingTurns + lanes.length * listening + heartbeats;
  const pool = createPool({ url, max: most, role, connectWithinMs: 0 });
  // A job is taken in the name of its runner's pool of workers.
  const workers = new Set<string>();
  const beginLane = async ({ concurrency, some }: LaneOfJobs): Promise<Queue> => {
    const events: WorkerEvents = new EventEmitter();
    let name = '';
    events.on('pool:create', ({ workerPool }) => {
      name = workerPool.id;
      workers.add(name);
    });
    events.on('pool:release', () => workers.delete(name));
    // It may have ended meanwhile, by itself or since it was stopped before.
    const stop = async () => (await running).stop().catch(() => undefined);
    onFirstFailure(events, async () => {
      await pause(beginAgainAfterMs, null, { ref: false });
      await stop();
    });
    const left = whenLeft(events);
    void left.then(() => {
      // Jobs whose end was lost are then freed, and what is scheduled is left to the next.
      workers.delete(name);
      return stop();
    });
    const running = run({
      events,
      pgPool: pool,
      concurrency,
      // Jobs ended in a batch are waited for at the end, and one that cannot be written down ends the queue; the end of
      // a single job is awaited by nothing, and its failure would end the process.
      preset: {
        worker: {
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
          preparedStatements: services.config.preparedStatements,
        },
      },
      noHandleSignals: true,
      crontab: crontabOf(some),
      logger: quiet(services.log),
      taskList: Object.fromEntries(
        some.map((handler) => [handler.name, (payload: unknown) => runOne(handler, payload, services)]),
      ),
    });
    const { promise } = await running;
    return {
      ended: Promise.race([promise.catch(() => undefined), left]),
      stop: () => Promise.race([stop(), left]),
    };
  };
  const queues: { stop(): Promise<void> }[] = [];
  for (const lane of lanes) {
    const begin = () => beginLane(lane);
    queues.push(keepRunning(await begin(), begin, services.log));
  }
  const heartbeat = startHeartbeat(pool, workers, services.log);
  return {
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()));
      await heartbeat.stop();
      await pool.end();
    },
  };
}

/**
 * Calls `act` when the first query of a queue's workers fails, as on a connection that was just lost. The workers keep the result of that
 * query, and after a failure take no job any more (graphile-worker 0.18, `getTaskDetails`).
 */
function onFirstFailure(events: WorkerEvents, act: () => Promise<void>): void {
  let asked = false;
  const answered = () => {
    asked = true;
  };
  events.on('job:start', answered);
  events.on('worker:getJob:empty', answered);
  events.on('worker:getJob:error', () => {
    if (!asked) void act();
    asked = true;
  });
}

/**
 * Resolves some seconds after the last worker of a queue has stopped. The queue may never end by itself: where the ends of two jobs
 * could not be written down, it counts one too many and waits for it for ever (graphile-worker 0.18, `batch`).
 */
function whenLeft(events: WorkerEvents): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let alive = 0;
  events.on('worker:create', () => {
    alive++;
  });
  events.on('worker:stop', () => {
    alive--;
    if (alive === 0) setTimeout(resolve, endsWithinMs).unref();
  });
  return promise;
}

/** A queue that runs. It has ended once nothing of it is at work any more, whether it says so itself or not. */
interface Queue {
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Begins the queue again whenever it has ended by itself, which it does where the end of a job could not be written
 * down, as after a lost connection. Such a job is freed and run again, as one of a worker that died.
 */
function keepRunning(first: Queue, begin: () => Promise<Queue>, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  async function keep() {
    let queue: Queue | undefined = first;
    while (true) {
      const ended = queue?.ended ?? pause(beginAgainAfterMs, null, { ref: false });
      await Promise.race([ended, stopped]);
      if (stopping.signal.aborted) break;
      log.error({ part: 'jobs' }, 'The queue of jobs has ended and is begun again');
      queue = await begin().catch((error) => void log.error({ part: 'jobs' }, String(error)));
    }
    await queue?.stop();
  }
  const kept = keep();
  return {
    stop() {
      stopping.abort();
      return kept;
    },
  };
}

async function runOne({ name, run }: JobHandler, payload: unknown, services: Services): Promise<void> {
  const work = () => run(payload, services);
  try {
    await (services.traces ? services.traces.within(`job ${name}`, work) : work());
    services.metrics.ran({ job: name, outcome: 'done' });
  } catch (error) {
    services.metrics.ran({ job: name, outcome: 'failed' });
    throw error;
  }
}

/** Logs warnings and errors only, not every job. */
function quiet(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (!keepQuiet.has(level)) log[level === 'warning' ? 'warn' : 'error']({ part: 'jobs' }, message);
  });
}
