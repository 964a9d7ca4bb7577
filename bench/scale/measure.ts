import { startBalancer } from '../../apps/server/test/cluster/balancer.ts';
import { processorSeconds } from '../cluster/processor.ts';
import { withFolder } from '../kit/database.ts';
import { callers, startKazi, successes } from '../kit/server.ts';
import type { Office } from './fill.ts';

interface Setting {
  name: string;
  url: string;
  /** Of PostgreSQL, the coordinator's first. */
  pids: readonly number[];
  offices: readonly Office[];
  servers: number;
  seconds: number;
}

/** A call of the web application as one workspace makes it. */
type Call = { name: string; of: (office: Office) => { path: string; body?: object } };

const calls: Call[] = [
  { name: 'GET tasks (50)', of: ({ app }) => ({ path: `tasks?app=${app}` }) },
  { name: 'GET tasks/{id}', of: ({ task }) => ({ path: `tasks/${task}` }) },
  { name: 'GET users/me', of: () => ({ path: 'users/me' }) },
  { name: 'GET dashboard', of: () => ({ path: 'dashboard' }) },
  {
    name: 'POST tasks',
    of: ({ app }) => ({ path: 'tasks', body: { app, title: 'Measured while it is made' } }),
  },
];

/** Asks servers of today for each call, 20 callers at a time, each for another workspace than the one before. */
export const measure = (setting: Setting) => withFolder((dataDir) => measureIn(dataDir, setting));

async function measureIn(dataDir: string, { name, url, pids, offices, servers: count, seconds }: Setting) {
  const env = { AUTH_SECRET: 'measured-on-this-machine-alone-0123456789' };
  const servers = await Promise.all(Array.from({ length: count }, () => startKazi(url, dataDir, env)));
  const balancer = count > 1 ? await startBalancer(servers.map(({ address }) => address)) : undefined;
  const address = balancer?.address ?? servers[0]?.address ?? '';
  const spent = () => [
    servers.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
    ...pids.map((pid) => processorSeconds(pid)),
  ];
  try {
    const rows = [];
    for (const call of calls) {
      await ask(address, call, offices, 2);
      const before = spent();
      const { requests, latency } = await ask(address, call, offices, seconds);
      const [server = 0, coordinator = 0, ...nodes] = spent().map(
        (after, at) => ((after - (before[at] ?? 0)) * 1000) / requests.total,
      );
      rows.push({
        on: name,
        call: call.name,
        'a second': Math.round(requests.average),
        p50: latency.p50,
        p99: latency.p99,
        'server, ms': server.toFixed(2),
        'PostgreSQL, ms': coordinator.toFixed(2),
        'its nodes, ms': nodes.reduce((sum, each) => sum + each, 0).toFixed(2),
      });
    }
    return rows;
  } finally {
    await balancer?.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function ask(address: string, { of }: Call, offices: readonly Office[], duration: number) {
  let next = 0;
  return successes({
    url: address,
    duration,
    setupClient(client) {
      const first = next++ * Math.ceil(offices.length / callers);
      client.setRequests(
        offices.map((_, at) => {
          const office = offices[(first + at) % offices.length];
          if (!office) throw new TypeError('There is no workspace');
          const { path, body } = of(office);
          return {
            path: `/v1/${path}`,
            headers: { ...office.headers, ...(body && { 'content-type': 'application/json' }) },
            ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
          };
        }),
      );
    },
  });
}
