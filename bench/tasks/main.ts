import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../apps/server/src/database/embedded/index.ts';
import { compare } from './compare.ts';
import { fill } from './fill.ts';

/**
 * How fast the first 50 tasks of an app are answered, by Kazi (login, tenancy, abilities, what may be done to each)
 * and by a bare Fastify route with the very same SQL, in turns on one database, on few tasks and on many.
 *
 *   npm run tasks -w bench [-- 10000,1000000]
 */
const sizes = (process.argv[2] ?? '10000,1000000').split(',').map(Number);

const dataDir = await mkdtemp(join(tmpdir(), 'kazi-bench-'));
await chmod(dataDir, 0o755);
const { url, stop } = await startEmbedded({ dataDir, log: (sentence) => console.error(sentence) });
try {
  console.table(await compare(url, await fill(url, sizes), dataDir));
} finally {
  await stop();
  const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
