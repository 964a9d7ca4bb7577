import { withDatabase } from '../kit/database.ts';
import { compare } from './compare.ts';
import { fill } from './fill.ts';

/**
 * How fast the first 50 tasks of an app are answered, by Kazi (login, tenancy, abilities, what may be done to each)
 * and by a bare Fastify route with the very same SQL, prepared, in turns on one database, on few tasks and on many.
 *
 *   npm run tasks -w bench [-- 10000,1000000]
 */
const sizes = (process.argv[2] ?? '10000,1000000').split(',').map(Number);

await withDatabase(async ({ url, dataDir }) => {
  console.table(await compare(url, await fill(url, sizes), dataDir));
});
