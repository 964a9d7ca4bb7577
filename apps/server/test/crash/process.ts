import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A whole Kazi as an operator runs it: a process of its own, with its embedded database. */
export interface KaziProcess {
  address: string;
  /** Ends the server at once, without a chance to tidy up. */
  killServer(): Promise<void>;
  /** Ends PostgreSQL at once; the server then leaves by itself. */
  killDatabase(): Promise<void>;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
}

/** Starts Kazi on a folder, ready to answer when this resolves. */
export async function startProcess(dataDir: string, seed: 'sample' | 'none' = 'none'): Promise<KaziProcess> {
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: seed,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      PASSWORD_COST: '10',
      SANDBOX_DELAY_MS: '50',
      PAYMENT_LOST_AFTER_S: '20',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(server, 'exit');
  const address = await readiness(server);
  return {
    address,
    async killServer() {
      server.kill('SIGKILL');
      await gone;
    },
    async killDatabase() {
      process.kill(await postmasterPid(dataDir), 'SIGKILL');
      await gone;
    },
    async stop() {
      server.kill('SIGTERM');
      await gone;
    },
  };
}

/** Waits for the sentence that says where it listens; fails with all it said where it ends instead. */
function readiness(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /ready at (http:\/\/\S+)/.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', (code) => reject(new Error(`Kazi ended with ${code}: ${said}`)));
  });
}

/** The process id of the PostgreSQL that serves the folder. */
async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
}
