import { failover } from './failover.ts';
import { rolling } from './rolling.ts';

const help = `
What several servers and a database that fails over stand, each campaign on this machine's loopback:

  npm run cluster -w bench -- failover [20]   the primary of three PostgreSQL is killed so many times in the middle of payments
  npm run cluster -w bench -- rolling [4]     so many servers are replaced one after the other under load, and no request fails

Needs Debian's packages etcd-server, patroni, postgresql-15, haproxy and pgbouncer; is skipped without them.
`;

const campaigns = {
  failover: () => failover(Number(count ?? 20)),
  rolling: () => rolling(Number(count ?? 4)),
};

const [name = '', count] = process.argv.slice(2);
const campaign = Object.entries(campaigns).find(([each]) => each === name);
if (!campaign) console.log(help);
process.exitCode = !campaign || (await campaign[1]()) ? 0 : 1;
