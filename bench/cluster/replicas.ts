import { startReplication } from '../../apps/server/test/cluster/replication.ts';
import { withFolder } from '../kit/database.ts';
import { load, startKazi } from '../kit/server.ts';
import { processorSeconds } from './processor.ts';
import { until } from './until.ts';
import { login } from './work.ts';

const rounds = 3;
const header = 'x-kazi-position';

/** Measures a read of the primary, as who says nothing gets it and as who asks for a position, and the same read of a replica. */
export const replicas = (seconds: number) => withFolder((dataDir) => measure(seconds, dataDir));

async function measure(seconds: number, dataDir: string): Promise<boolean> {
  const replication = await startReplication(1);
  try {
    const [replica] = replication.replicas;
    const server = await startKazi(replication.primaryUrl, dataDir, {
      DATABASE_READ_URL: replica?.url ?? '',
      SEED: 'sample',
      LOG_LEVEL: 'silent',
    });
    const { as, token } = await login(server.address, 'owner');
    const [app] = (await as.get('apps')).body.items;
    const path = `tasks?app=${app.id}`;
    const known = { 'x-project': 'kazi', authorization: `Bearer ${token}` };
    let position = 'none';
    const isServed = await until(async () => {
      const before = await readsFrom(server.address, 'replica');
      const { headers } = await as.send(path, { headers: { [header]: position } });
      position = headers.get(header) ?? position;
      return (await readsFrom(server.address, 'replica')) > before;
    });
    if (!isServed) throw new Error('No read went to the replica');
    const contestants = [
      { name: 'primary, nothing said', headers: known },
      { name: 'primary, and its position', headers: { ...known, [header]: 'none' } },
      { name: 'replica', headers: { ...known, [header]: position } },
    ].map((each) => ({ ...each, reads: 0, seconds: 0, server: 0, primary: 0, replica: 0 }));
    const spent = () => ({
      server: processorSeconds(server.pid),
      primary: processorSeconds(replication.pid ?? 0),
      replica: processorSeconds(replica?.pid() ?? 0),
    });
    for (const { headers } of contestants) await load(`${server.address}/v1/${path}`, headers, 2);
    for (let round = 0; round < rounds; round++)
      for (const each of contestants) {
        const before = spent();
        const { rate } = await load(`${server.address}/v1/${path}`, each.headers, seconds);
        const after = spent();
        each.reads += rate * seconds;
        each.seconds += seconds;
        for (const part of ['server', 'primary', 'replica'] as const)
          each[part] += after[part] - before[part];
      }
    const milliseconds = (time: number, reads: number) => ((time / reads) * 1000).toFixed(2);
    console.table(
      contestants.map(({ name, reads, ...time }) => ({
        'read from': name,
        'reads a second': Math.round(reads / time.seconds),
        'server, ms a read': milliseconds(time.server, reads),
        'primary, ms a read': milliseconds(time.primary, reads),
        'replica, ms a read': milliseconds(time.replica, reads),
      })),
    );
    await server.stop();
    return true;
  } finally {
    await replication.stop();
  }
}

async function readsFrom(address: string, from: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^database_shown_reads_total{from="${from}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
}
