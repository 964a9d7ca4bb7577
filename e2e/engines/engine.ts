import { type ChildProcess, spawn } from 'node:child_process';

/** A source of input as both protocols have it: its steps happen in turn, those of several sources at the same time. */
export interface Source {
  type: 'key' | 'pointer';
  id: string;
  actions: readonly object[];
}

/** What a browser is asked to do; `Browser` builds the rest on these. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs an expression in the page, waits for what it promises, and gives that text. */
  evaluate(expression: string): Promise<string>;
  act(sources: readonly Source[]): Promise<void>;
  close(): Promise<void>;
}

const startMs = 30_000;

/** Starts a program, whose outputs are its errors (2) and what it was told to write to (3). */
export function start(
  [program = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  for (const stream of child.stdio) if (stream && 'resume' in stream) stream.resume();
  return child;
}

/** Waits for what a program says on one of its outputs: the part of it that is in brackets. */
export async function untilSaid(child: ChildProcess, on: 2 | 3, pattern: RegExp): Promise<string> {
  const { promise: said, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stdio[on]?.on('data', (part: Buffer) => {
    output += String(part);
    const [, found] = pattern.exec(output) ?? [];
    if (found) resolve(found);
  });
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${output}`)));
  const timer = setTimeout(() => reject(new Error(`${child.spawnfile} did not start: ${output}`)), startMs);
  return said.finally(() => clearTimeout(timer));
}

/** Ends a program that was started, and waits until it has. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}
