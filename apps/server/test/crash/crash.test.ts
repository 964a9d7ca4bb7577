import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../api.ts';
import { makeDataDir, removeDataDir } from '../data-dir.ts';
import { type KaziProcess, startProcess } from './process.ts';

const rounds = 20;
const writers = 6;
/** Writes acknowledged in a round before the kill: one that never gets that far fails by the test's timeout. */
const writesBeforeKill = 25;

const sample = { email: 'owner@kazi.test', password: 'kazi-sample-2026' };
const tenant = { key: 'kazi' };

let dataDir: string;
let kazi: KaziProcess;
/** What the server said yes to: each task's title by its id, as last acknowledged. */
const acknowledged = new Map<string, { title: string; version: number }>();

beforeAll(async () => {
  dataDir = await makeDataDir();
  kazi = await startProcess(dataDir, 'sample');
});

afterAll(async () => {
  await kazi.stop();
  await removeDataDir(dataDir);
});

async function login(): Promise<Api> {
  const { body } = await api(kazi, { tenant }).post('auth', sample);
  return api(kazi, { tenant, token: body.token });
}

/** Adds a task and renames it, again and again, until the server is gone; remembers only what was acknowledged. */
async function write(as: Api, app: string, name: string, told: () => void): Promise<void> {
  for (let count = 0; ; count++) {
    const title = `${name}-${count}`;
    const made = await as.post('tasks', { app, title }).catch(() => undefined);
    if (made?.status !== 201) return;
    acknowledged.set(made.body._id, { title, version: 1 });
    told();
    const renamed = `${title} renamed`;
    const changed = await as
      .put(`tasks/${made.body._id}`, { version: 1, title: renamed })
      .catch(() => undefined);
    if (changed?.status !== 200) return;
    acknowledged.set(made.body._id, { title: renamed, version: changed.body.version });
    told();
  }
}

async function allTasks(
  as: Api,
  app: string,
): Promise<Map<string, { title: string; version: number; number: string }>> {
  const found = new Map();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await as.get(`tasks?app=${app}&limit=200${cursor && `&cursor=${cursor}`}`);
    for (const task of body.items) found.set(task._id, task);
    cursor = body.nextCursor;
  }
  return found;
}

test(`server and database killed in the middle of writes, ${rounds} times, lose nothing acknowledged`, {
  timeout: 600_000,
}, async () => {
  const made = await (await login()).post('apps', { name: 'Crash course', key: 'CRASH' });
  expect(made.status).toBe(201);
  const app: string = made.body.id;

  for (let round = 0; round < rounds; round++) {
    const as = await login();
    let count = 0;
    const enough = Promise.withResolvers<void>();
    const told = () => void (++count >= writesBeforeKill && enough.resolve());
    const writing = Array.from({ length: writers }, (_, writer) =>
      write(as, app, `r${round}w${writer}`, told),
    );
    await enough.promise;
    await (round % 2 === 0 ? kazi.killServer() : kazi.killDatabase());
    await Promise.all(writing);

    kazi = await startProcess(dataDir);
    const found = await allTasks(await login(), app);
    for (const [id, { title, version }] of acknowledged) {
      const task = found.get(id);
      expect(task, `${title} was acknowledged and is gone`).toBeDefined();
      // A rename that was under way may have been done without our hearing of it, never undone.
      expect(task?.version).toBeGreaterThanOrEqual(version);
      if (task?.version === version) expect(task.title).toBe(title);
    }
    expect(new Set([...found.values()].map(({ number }) => number)).size).toBe(found.size);
  }
  expect(acknowledged.size).toBeGreaterThan(rounds * 10);
});
