import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '../../apps/server/src/database/tenancy.ts';
import { type Api, api } from '../../apps/server/test/api.ts';
import { startBalancer } from '../../apps/server/test/cluster/balancer.ts';
import { aTenant, type TestTenant } from '../../apps/server/test/factories/tenant.ts';
import { aUser } from '../../apps/server/test/factories/user.ts';
import { withDatabase } from '../kit/database.ts';
import { median } from '../kit/figures.ts';
import { type Cluster, startCluster } from './servers.ts';

const servers = 4;
/** How many look at the board that is changed. */
const watchers = 1_000;
/** Streams of one person, of the 80 that four servers allow, and people of each of the other workspaces. */
const ofOne = 40;
const people = 10;
const changes = 30;
/** An HAProxy needs two files for each stream, and a process here may open 20,000. */
const balancers = 2;
const readers = 2;
const betweenMs = 300;

interface Stream {
  headers: Record<string, string>;
  path: string;
  watches: boolean;
}

/** Holds so many streams open over four servers, changes a task of a board that a thousand of them look at, and tells how soon they know. */
export async function streams(count: number): Promise<boolean> {
  let lost = 0;
  await withDatabase(async ({ superuserUrl }) => {
    const cluster = await startCluster(superuserUrl, servers);
    const addresses = cluster.servers.map(({ address }) => address);
    const fronts = await Promise.all(Array.from({ length: balancers }, () => startBalancer(addresses)));
    const workers: Worker[] = [];
    try {
      const { wanted, change } = await prepare(cluster, count);
      const before = memoryOf(cluster);
      const began = performance.now();
      for (let at = 0; at < readers; at++)
        workers.push(
          new Worker(new URL('./stream-reader.ts', import.meta.url), {
            workerData: {
              addresses: fronts.map(({ address }) => address),
              streams: wanted.filter((_, nth) => nth % readers === at),
            },
          }),
        );
      await Promise.all(workers.map((worker) => answerOf(worker)));
      const openedS = (performance.now() - began) / 1000;
      await pause(5_000); // what the opening itself took is let go of
      const after = memoryOf(cluster);
      console.table(
        before.map((memory, at) => ({
          server: at + 1,
          'before, MB': Math.round(memory / 1e6),
          'with its streams, MB': Math.round((after[at] ?? 0) / 1e6),
          'kB a stream': Math.round(((after[at] ?? 0) - memory) / 1e3 / (count / servers)),
        })),
      );
      console.log(`${count} streams were opened in ${openedS.toFixed(0)} s.`);
      report(await measure(workers, change));
      for (const worker of workers) worker.postMessage('lost');
      const answers = await Promise.all(workers.map((worker) => answerOf(worker)));
      lost = answers.reduce((sum, answer) => sum + answer.lost, 0);
      console.log(`${lost} streams were lost.`);
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
      await Promise.all(fronts.map((front) => front.stop()));
      await cluster.stop();
    }
  });
  return lost === 0;
}

/** Adds people and workspaces to the cluster's database: who opens the streams, and what changes the board. */
async function prepare({ address, ownerUrl }: Cluster, count: number) {
  const database = openDatabase({ url: ownerUrl, max: 4 });
  try {
    const inDatabase = { services: { database } };
    const streamsOf = async (tenant: TestTenant, path: string, wanted: number, watches: boolean) => {
      const some: Stream[] = [];
      while (some.length < wanted) {
        const { token } = await aUser(inDatabase, tenant, { role: 'admin' });
        const headers = { 'x-project': tenant.key, authorization: `Bearer ${token}` };
        for (let tab = 0; tab < ofOne && some.length < wanted; tab++) some.push({ headers, path, watches });
      }
      return some;
    };
    const firm = await aTenant(inDatabase);
    const owner = api({ address }, await aUser(inDatabase, firm, { role: 'owner' }));
    const project = await made(owner, 'projects', { name: 'Looked at', key: 'LOOK' });
    const app = await made(owner, 'apps', { project: project.id, name: 'Looked at', key: 'LOOK' });
    const task = await made(owner, 'tasks', { app: app.id, title: 'Changed while many look' });
    const wanted = await streamsOf(firm, `/v1/events?app=${app.id}`, Math.min(watchers, count), true);
    while (wanted.length < count) {
      const next = Math.min(people * ofOne, count - wanted.length);
      wanted.push(...(await streamsOf(await aTenant(inDatabase), '/v1/events', next, false)));
    }
    let version = Number(task.version);
    async function change(): Promise<void> {
      const title = `Changed while many look, ${version}`;
      const { status, body } = await owner.put(`tasks/${task._id}`, { title, version });
      if (status !== 200) throw new Error(`A change was answered with ${status} ${JSON.stringify(body)}`);
      version = Number(body.version);
    }
    return { wanted, change };
  } finally {
    await database.close();
  }
}

async function made(as: Api, path: string, given: object) {
  const { status, body } = await as.post(path, given);
  if (status !== 201) throw new Error(`${path} was answered with ${status} ${JSON.stringify(body)}`);
  return body;
}

/** What a reader says next. */
async function answerOf(worker: Worker): Promise<{ arrivals: bigint[]; lost: number }> {
  const [message] = await once(worker, 'message');
  return message;
}

/** Milliseconds from the sending of each change to its answer, and to each of those that look at it. */
async function measure(workers: Worker[], change: () => Promise<void>) {
  const measured: { answered: number; arrivals: number[] }[] = [];
  for (let made = 0; made < changes; made++) {
    const answers = workers.map((worker) => answerOf(worker));
    for (const worker of workers) worker.postMessage('begin');
    await pause(betweenMs);
    const sent = process.hrtime.bigint();
    await change();
    const since = (moment: bigint) => Number(moment - sent) / 1e6;
    const answered = since(process.hrtime.bigint());
    const all = await Promise.all(answers);
    const arrivals = all.flatMap((answer) => answer.arrivals.map(since)).sort((one, other) => one - other);
    measured.push({ answered, arrivals });
  }
  return measured;
}

function report(measured: Awaited<ReturnType<typeof measure>>): void {
  const at = (share: number) =>
    Math.round(
      median(measured.map(({ arrivals }) => arrivals[Math.ceil(arrivals.length * share) - 1] ?? Number.NaN)),
    );
  const lasts = measured.map(({ arrivals }) => arrivals.at(-1) ?? Number.NaN);
  console.table([
    {
      changes: measured.length,
      'answered, ms': Math.round(median(measured.map(({ answered }) => answered))),
      'first, ms': Math.round(median(measured.map(({ arrivals }) => arrivals[0] ?? Number.NaN))),
      'half, ms': at(0.5),
      '99 of 100, ms': at(0.99),
      'last, ms': at(1),
      'last at worst, ms': Math.round(Math.max(...lasts)),
    },
  ]);
}

/** The resident memory of each server, in bytes. */
const memoryOf = ({ servers: all }: Cluster): number[] =>
  all.map(({ pid }) => {
    const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kB) * 1024;
  });
