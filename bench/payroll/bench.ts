import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { type Server, startServer } from '../../apps/server/src/server.ts';
import { type Api, api } from '../../apps/server/test/api.ts';
import { aFund } from '../../apps/server/test/factories/funds.ts';
import { aTenant, type TestTenant } from '../../apps/server/test/factories/tenant.ts';
import { aUser } from '../../apps/server/test/factories/user.ts';

/** A server, and a workspace on it whose owner pays and runs payroll and whose admin approves it. */
export interface Bench extends Server {
  /** As the owner of its tables. */
  url: string;
  tenant: TestTenant;
  owner: Api;
  second: Api;
  /** What the owner's requests carry. */
  headers: Record<string, string>;
  /** Waits until a run has become this. */
  until(run: string, status: string): Promise<void>;
}

const pollMs = 10;
const shillings = 5_000_000_000;

function start(databaseUrl: string, dataDir: string): Promise<Server> {
  const env = { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT: '0' };
  const config = { ...readConfig(env), sandboxDelayMs: 0 };
  return startServer({ config, databaseUrl, role: undefined, distributed: false, log: createLog(config) });
}

/** Starts a server on a migrated database. */
export async function openBench(url: string): Promise<Bench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kazi-bench-'));
  const app = await start(url, dataDir);
  const tenant = await aTenant(app);
  const payer = await aUser(app, tenant, { role: 'owner' });
  const owner = api(app, payer);
  const second = api(app, await aUser(app, tenant, { role: 'admin' }));
  await aFund(app, payer, shillings);
  await owner.put('payroll/settings', { version: 1, name: 'Measured Ltd', payer: 'me' });
  const statusOf = (run: string) =>
    app.services.database.read(tenant.id, (db) =>
      db
        .selectFrom('payroll_runs')
        .select(['status', 'to_calculate'])
        .where('tenant_id', '=', tenant.id)
        .where('id', '=', run)
        .executeTakeFirstOrThrow(),
    );
  return {
    ...app,
    url,
    tenant,
    owner,
    second,
    headers: { 'x-project': tenant.key, authorization: `Bearer ${payer.token}` },
    async until(run, wanted) {
      for (;;) {
        const { status, to_calculate } = await statusOf(run);
        if (status === wanted && to_calculate === null) return;
        await pause(pollMs);
      }
    },
    async stop() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
