import { parseArgs } from 'node:util';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { withDatabase } from '../kit/database.ts';
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

const connections = Number(values.connections);
// As the role that owns the ledger's tables: what is measured makes tables of its own beside them.
await withDatabase(async (database) => {
  await migrate(database.url);
  console.table(
    values.past
      ? await grow(database, measured, values.past.split(',').map(Number))
      : await compare(database, measured, { folder: values.pgledger, connections }),
  );
}, connections + 80);
