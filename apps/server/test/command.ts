import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  env: NodeJS.ProcessEnv;
  /** What comes by standard input. */
  input?: string;
}

/** Runs a command of the server, such as `people`, as an operator does who is in its folder. */
export async function command(name: string, words: string[], { env, input = '' }: RunOptions): Promise<Ran> {
  const file = join(import.meta.dirname, `../src/${name}.ts`);
  const child = spawn(process.execPath, [file, ...words], { env, stdio: 'pipe' });
  child.stdin.on('error', () => undefined).end(input); // it may end without having read
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}
