import { EventEmitter } from 'node:events';
import { Logger, type LogLevel, run, type WorkerEvents } from 'graphile-worker';
import { createPool } from '../database/pool.ts';
import type { Log } from '../ports/observability.ts';
import type { Services } from '../services.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { JobHandler } from './job.ts';

interface JobsOptions {
  url: string;
  role: string | undefined;
  services: Services;
  handlers: readonly JobHandler[];
}

const concurrency = 4;
const keepQuiet = new Set<LogLevel>(['debug', 'info']);

/** Runs the queue's jobs in this process; any number of servers share one queue, each job runs on one. */
export async function runJobs({
  url,
  role,
  services,
  handlers,
}: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const pool = createPool({ url, max: concurrency + 2, role });
  const workers = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
  events.on('worker:stop', ({ worker }) => workers.delete(worker.workerId));
  const runner = await run({
    events,
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    crontab: handlers.flatMap(({ name, schedule }) => (schedule ? `${schedule} ${name}` : [])).join('\n'),
    logger: quiet(services.log),
    taskList: Object.fromEntries(
      handlers.map((handler) => [handler.name, (payload: unknown) => runOne(handler, payload, services)]),
    ),
  });
  const heartbeat = startHeartbeat(pool, workers, services.log);
  return {
    async stop() {
      await runner.stop();
      await heartbeat.stop();
      await pool.end();
    },
  };
}

async function runOne({ name, run }: JobHandler, payload: unknown, services: Services): Promise<void> {
  try {
    await run(payload, services);
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
