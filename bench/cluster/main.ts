import { programAt } from '../../apps/server/test/cluster/program.ts';
import { failover } from './failover.ts';
import { pooler } from './pooler.ts';
import { previous } from './previous.ts';
import { replicas } from './replicas.ts';
import { rolling, upgrade } from './rolling.ts';
import { streams } from './streams.ts';
import { citus, suite } from './suite.ts';

const help = `
What several servers and a database that fails over stand, each campaign on this machine's loopback:

  npm run cluster -w bench -- failover [20]   the primary of three PostgreSQL is killed so many times in the middle of payments
  npm run cluster -w bench -- rolling [4]     so many servers are replaced one after the other under load, and no request fails
  npm run cluster -w bench -- upgrade [3]     the same, from servers of the previous release to those of today
  npm run cluster -w bench -- previous [1 money]  the HTTP tests of the previous release on today's tables, of paths with such words alone
  npm run cluster -w bench -- suite [4 money] the server's tests on two servers, PgBouncer and Patroni, by so many workers
  npm run cluster -w bench -- citus [4 money] the same on workspaces spread over the nodes of a Citus cluster
  npm run cluster -w bench -- pooler [10]     a read of few rows with and without PgBouncer, so many seconds each
  npm run cluster -w bench -- replicas [10]   reads of a primary and of a replica, so many seconds each
  npm run cluster -w bench -- streams [10000] so many open streams over four servers: their memory, and how soon a change is everywhere

Needs Debian's packages etcd-server, patroni, postgresql-15, haproxy and pgbouncer; is skipped without them.
`;

const balanced = ['haproxy', 'pgbouncer'];
const failingOver = [...balanced, 'etcd', 'patroni', 'postgres'];
const campaigns: {
  name: string;
  run: (times: number, words: readonly string[]) => Promise<boolean>;
  times: number;
  needs: readonly string[];
}[] = [
  { name: 'citus', run: citus, times: 4, needs: [...balanced, 'initdb'] },
  { name: 'failover', run: failover, times: 20, needs: failingOver },
  { name: 'pooler', run: pooler, times: 10, needs: ['pgbouncer'] },
  { name: 'previous', run: previous, times: 1, needs: ['git'] },
  { name: 'replicas', run: replicas, times: 10, needs: ['initdb', 'pg_basebackup', 'postgres'] },
  { name: 'rolling', run: rolling, times: 4, needs: balanced },
  { name: 'suite', run: suite, times: 4, needs: failingOver },
  { name: 'upgrade', run: upgrade, times: 3, needs: balanced },
  { name: 'streams', run: streams, times: 10_000, needs: balanced },
];

const [wanted = '', count, ...words] = process.argv.slice(2);
const campaign = campaigns.find(({ name }) => name === wanted);
const missing = campaign?.needs.filter((name) => !programAt(name)) ?? [];
if (!campaign) console.log(help);
else if (missing.length > 0) console.log(`Skipped: ${missing.join(', ')} cannot be found.\n${help}`);
else process.exitCode = (await campaign.run(Number(count ?? campaign.times), words)) ? 0 : 1;
