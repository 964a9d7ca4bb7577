import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from '../../free-port.ts';

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

/** A server with an empty workspace, for tests of what holds for a whole workspace. */
export interface OwnServer {
  url: string;
  /** The address at which the first owner becomes it, as the start told it. */
  firstOwner: string;
  stop(): Promise<void>;
}

/** Starts one, with more variables of its configuration where they are given. */
export async function anOwnServer(more: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kazi-own-'));
  // mkdtemp closes the folder; as root, PostgreSQL's own account must be able to walk in.
  await chmod(dataDir, 0o755);
  const Port = String(await freePort());
  const url = `http://127.0.0.1:${Port}`;
  const server: ChildProcess = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: Port,
      PUBLIC_URL: url,
      SEED: 'none',
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => server.exitCode ?? said, { timeout: 60_000 }).toMatch(/Kazi \S+ is ready/);
  return {
    url,
    firstOwner: said.match(/http\S+\/first-owner\/\S+/)?.[0] ?? '',
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
      if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
