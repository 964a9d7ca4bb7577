import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Statement } from '../tasks/capture.ts';
import type { Run } from '../tasks/load.ts';

const callers = 20;

interface Driven {
  url: string;
  /** Settings of each session, as its start-up packet has them. */
  session: string;
  statement: Statement;
  seconds: number;
}

/**
 * How often a second PostgreSQL answers a statement that is prepared, to 20 callers: driven by `pgbench`, or by the server's
 * own client where that is not installed.
 */
export async function drive(driven: Driven): Promise<Run> {
  try {
    return await byPgbench(driven);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    console.error('pgbench is not installed: driven by pg');
    return byClient(driven);
  }
}

async function byPgbench({ url, session, statement, seconds }: Driven): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'kazi-pgbench-'));
  try {
    const script = join(folder, 'statement.sql');
    await writeFile(script, `${withLiterals(statement)};\n`);
    const log = ['-l', '--log-prefix', join(folder, 'log')];
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      `${callers}`,
      '-j',
      '2',
      '-T',
      `${seconds}`,
      ...log,
      '-f',
      script,
      url,
    ];
    const { stdout } = await promisify(execFile)('pgbench', args, {
      env: { ...process.env, PGOPTIONS: session },
    });
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!(rate > 0)) throw new Error(`pgbench did not say how fast it was:\n${stdout}`);
    return { rate, ...(await latenciesIn(folder)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** pgbench binds no lists and no nulls: the values stand in the statement, which is planned once all the same. */
const withLiterals = ({ text, values }: Statement) =>
  text.replaceAll(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return pg.escapeLiteral(
    Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join()}}` : `${value}`,
  );
}

/** From its log of every transaction, whose third column is microseconds. */
async function latenciesIn(folder: string): Promise<{ p50: number; p99: number }> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith('log'));
  const lines = (await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8'))))
    .join('')
    .split('\n');
  return percentiles(lines.filter(Boolean).map((line) => Number(line.split(' ')[2]) / 1000));
}

function percentiles(latencies: number[]): { p50: number; p99: number } {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1));
  return { p50: at(0.5), p99: at(0.99) };
}

async function byClient({ url, session, statement, seconds }: Driven): Promise<Run> {
  const pool = new pg.Pool({ connectionString: url, options: session, max: callers });
  const end = performance.now() + seconds * 1000;
  const latencies: number[] = [];
  const call = async () => {
    for (let begun = performance.now(); begun < end; begun = performance.now()) {
      await pool.query({ ...statement, name: 'statement' });
      latencies.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  await pool.end();
  return { rate: latencies.length / seconds, ...percentiles(latencies) };
}
