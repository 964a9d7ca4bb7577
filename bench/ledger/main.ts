import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/database/embedded/index.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { compare, grow, type Measured } from './compare.ts';
import { defaultFolder } from './contestants/pgledger.ts';
import { spreads } from './setting.ts';

const help = `
How many transfers a second Kazi books by its two roads (the lane, and within a transaction of the caller's) and how many
top-ups arrive, beside pgledger and beside a bare INSERT of the same rows, in turns on one PostgreSQL that writes every
commit to the disk.

  npm run ledger -w bench [-- options]

  --callers 1,20,64,256    how many callers wait for their answers at a time
  --spreads "one hot,10"   which accounts: one hot, 10, 50, 10,000 (separated by ";" )
  --seconds 5 --rounds 3   each is measured so long, so many times; the middle counts
  --past 10000,10000000    the lane alone, with so many transfers in its past
  --connections 20         how many of them pgledger has: with more than a few they wait for one another
  --pgledger <folder>      pgledger's repository; else its SQL is downloaded to ${defaultFolder}
`;

const { values } = parseArgs({
  options: {
    callers: { type: 'string', default: '1,20,64,256' },
    spreads: { type: 'string', default: spreads.map(({ name }) => name).join(';') },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    past: { type: 'string' },
    connections: { type: 'string', default: '20' },
    pgledger: { type: 'string', default: defaultFolder },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}
const measured: Measured = {
  callers: values.callers.split(',').map(Number),
  spreads: spreads.filter(({ name }) => values.spreads.split(';').includes(name)),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
};

const dataDir = await mkdtemp(join(tmpdir(), 'kazi-bench-'));
await chmod(dataDir, 0o755);
const connections = Number(values.connections);
const embedded = await start(connections + 80);
// As the role that owns the ledger's tables: what is measured makes tables of its own beside them.
const database = { ...embedded, url: embedded.ownerUrl };
try {
  await migrate(database.url);
  console.table(
    values.past
      ? await grow(database, measured, values.past.split(',').map(Number))
      : await compare(database, measured, { folder: values.pgledger, connections }),
  );
} finally {
  await database.stop();
  const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

/** The server's own PostgreSQL, with room for so many connections. */
async function start(max_connections: number) {
  const open = () => startEmbedded({ dataDir, log: (sentence) => console.error(sentence) });
  const database = await open();
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query(`alter system set max_connections = ${max_connections}`);
  await client.end();
  await database.stop();
  return open();
}
