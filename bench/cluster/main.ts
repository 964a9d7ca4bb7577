import { programAt } from '../../apps/server/test/cluster/program.ts';
import { failover } from './failover.ts';
import { replicas } from './replicas.ts';
import { rolling } from './rolling.ts';
import { streams } from './streams.ts';

const help = `
What several servers and a database that fails over stand, each campaign on this machine's loopback:

  npm run cluster -w bench -- failover [20]   the primary of three PostgreSQL is killed so many times in the middle of payments
  npm run cluster -w bench -- rolling [4]     so many servers are replaced one after the other under load, and no request fails
  npm run cluster -w bench -- replicas [10]   reads of a primary and of a replica, so many seconds each
  npm run cluster -w bench -- streams [10000] so many open streams over four servers: their memory, and how soon a change is everywhere

Needs Debian's packages etcd-server, patroni, postgresql-15, haproxy and pgbouncer; is skipped without them.
`;

const balanced = ['haproxy', 'pgbouncer'];
const campaigns = [
  { name: 'failover', run: failover, times: 20, needs: [...balanced, 'etcd', 'patroni', 'postgres'] },
  { name: 'replicas', run: replicas, times: 10, needs: ['initdb', 'pg_basebackup', 'postgres'] },
  { name: 'rolling', run: rolling, times: 4, needs: balanced },
  { name: 'streams', run: streams, times: 10_000, needs: balanced },
];

const [wanted = '', count] = process.argv.slice(2);
const campaign = campaigns.find(({ name }) => name === wanted);
const missing = campaign?.needs.filter((name) => !programAt(name)) ?? [];
if (!campaign) console.log(help);
else if (missing.length > 0) console.log(`Skipped: ${missing.join(', ')} cannot be found.\n${help}`);
else process.exitCode = (await campaign.run(Number(count ?? campaign.times))) ? 0 : 1;
