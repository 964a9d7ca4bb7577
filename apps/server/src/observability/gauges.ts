import { Counter, Gauge, type Registry } from 'prom-client';
import type { Labelled, MoneyGauges, Queue, Readings } from '../ports/observability.ts';

const queueKeptMs = 10_000;
const moneyKeptMs = 60_000;
const replicasKeptMs = 1_000;

/** Adds the gauges that are read when they are asked for. A reading that fails leaves its gauges without a value. */
export function addReadings(registry: Registry, readings: Readings): void {
  const add = (name: string, help: string, labelNames: string[], read: () => Promise<Labelled[]>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const now = await read().catch(() => []);
        this.reset();
        if (labelNames.length === 0) this.remove({}); // a reset leaves a zero, which was not read
        for (const { labels, value } of now) this.set(labels, value);
      },
    });

  const queue = keptFor(queueKeptMs, readings.queue);
  const ofQueue = (name: string, help: string, value: (now: Queue) => number) =>
    add(name, help, [], async () => one(value(await queue())));
  ofQueue('jobs_waiting', 'Jobs that could run now, 10000 at most', ({ waiting }) => waiting);
  ofQueue('jobs_running', 'Jobs that run, on all servers', ({ running }) => running);
  ofQueue('jobs_given_up', 'Jobs that failed for the last time', ({ givenUp }) => givenUp);
  ofQueue('jobs_oldest_waiting_seconds', 'Age of the oldest waiting job', (now) => now.oldestSeconds);

  const ofFailing = (name: string, help: string, value: (of: Queue['failing'][number]) => number) =>
    add(name, help, ['job'], async () =>
      (await queue()).failing.map((of) => ({ labels: { job: of.job }, value: value(of) })),
    );
  ofFailing('jobs_failing', 'Jobs that failed and are tried again', ({ count }) => count);
  ofFailing('jobs_oldest_failing_seconds', 'Age of the oldest of them', (of) => of.oldestSeconds);

  const money = keptFor(moneyKeptMs, readings.money);
  const ofMoney = (name: string, help: string, labels: string[], value: (now: MoneyGauges) => Labelled[]) =>
    add(name, help, labels, async () => value(await money()));
  const byRail = ['rail', 'status'];
  ofMoney('workspaces', 'Workspaces, of which 500 are counted below', [], (now) => one(now.workspaces));
  ofMoney('payments_open', 'Payments without an outcome', byRail, (now) => now.open);
  ofMoney('payments_oldest_open_seconds', 'Age of the oldest of them', byRail, (now) => now.oldestSeconds);
  ofMoney('payments_decided_last_day', 'Payments of 24 hours, by outcome', byRail, (now) => now.decided);
  ofMoney('reconciliation_differences_open', 'Differences that are not settled', [], (now) =>
    one(now.differences),
  );
  ofMoney('money_alerts_last_day', 'Alerts of 24 hours, by kind', ['kind'], (now) => now.alerts);

  const replicas = keptFor(replicasKeptMs, readings.replicas);
  add('database_replica_lag_seconds', 'For how long a replica lacks something', ['replica'], async () =>
    (await replicas()).states.flatMap(({ name, lagSeconds: value }) =>
      value === undefined ? [] : [{ labels: { replica: name }, value }],
    ),
  );
  add('database_replica_fit', 'Whether reads go to a replica', ['replica'], async () =>
    (await replicas()).states.map(({ name, isFit }) => ({
      labels: { replica: name },
      value: isFit ? 1 : 0,
    })),
  );
  new Counter({
    name: 'database_shown_reads_total',
    help: 'Reads that may be a moment old, by where they went',
    labelNames: ['from'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [from, count] of Object.entries((await replicas()).reads)) this.inc({ from }, count);
    },
  });

  add(
    'backup_last_success_timestamp_seconds',
    'When the last backup was taken, 0 for never',
    [],
    async () => {
      const at = await readings.lastBackup();
      return at ? one(at.getTime() / 1000) : [];
    },
  );
}

const one = (value: number): Labelled[] => [{ labels: {}, value }];

/**
 * Gives what `read` gave, for so long: several gauges, and scrapes in a row, cost one reading. A reading
 * that failed is not kept.
 */
export function keptFor<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    if (last && performance.now() - last.at < ms) return last.result;
    const result = read();
    last = { at: performance.now(), result };
    result.catch(() => {
      last = undefined;
    });
    return result;
  };
}
