import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { previousRelease } from '../../apps/server/test/previous/release.ts';
import { withDatabase } from '../kit/database.ts';
import { main } from '../kit/server.ts';
import { startCluster } from './servers.ts';
import { login } from './work.ts';

const callers = 8;
const between = 1_000;

/** Replaces each of so many servers of the previous release by one of today's, see `rolling`. */
export async function upgrade(servers: number): Promise<boolean> {
  const release = previousRelease();
  if (release) return replaceEach(servers, pathToFileURL(join(release, 'apps/server/src/main.ts')));
  console.log('Skipped: the history of this clone lacks the previous release.');
  return true;
}

/** Replaces each of so many servers under load. Gives whether every request was answered with a success. */
export const rolling = (servers: number): Promise<boolean> => replaceEach(servers, main);

async function replaceEach(servers: number, first: URL): Promise<boolean> {
  const failed: string[] = [];
  let answered = 0;
  let slowest = 0;
  await withDatabase(async ({ superuserUrl }) => {
    const cluster = await startCluster(superuserUrl, servers, {}, first);
    try {
      const { as } = await login(cluster.address, 'owner');
      const [app] = (await as.get('apps')).body.items;
      const ending = new AbortController();
      async function call(path: string, body?: object): Promise<void> {
        while (!ending.signal.aborted) {
          const began = performance.now();
          const answer = await (body ? as.post(path, body) : as.get(path)).catch((error) => ({
            status: 0,
            body: String(error.cause ?? error),
          }));
          slowest = Math.max(slowest, performance.now() - began);
          answered++;
          if (answer.status !== (body ? 201 : 200))
            failed.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        }
      }
      const work = Array.from({ length: callers }, (_, at) =>
        at % 4 === 0
          ? call('tasks', { app: app.id, title: 'Made while servers are replaced' })
          : call(`tasks?app=${app.id}`),
      );
      for (let at = 0; at < servers; at++) {
        await pause(between);
        await cluster.replace(at);
      }
      await pause(between);
      ending.abort();
      await Promise.all(work);
    } finally {
      await cluster.stop();
    }
  });
  console.table([{ servers, answered, failed: failed.length, 'slowest, ms': Math.round(slowest) }]);
  for (const sentence of failed.slice(0, 20)) console.log(sentence);
  return failed.length === 0;
}
