import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Started {
  address: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own and waits until it says where it is ready. */
export async function startServer(file: URL, env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [file.pathname], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  return {
    address: await readiness(child),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function readiness(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });
}
