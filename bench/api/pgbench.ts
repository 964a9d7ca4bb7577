import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { withFolder } from '../kit/database.ts';
import { percentiles, type Run, repeat } from '../kit/figures.ts';
import { callers } from '../kit/server.ts';
import type { Statement } from '../tasks/statement.ts';

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

const byPgbench = ({ url, session, statement, seconds }: Driven): Promise<Run> =>
  withFolder(async (folder) => {
    const script = join(folder, 'statement.sql');
    await writeFile(script, `${withLiterals(statement)};\n`);
    const args = [
      ...['-n', '-M', 'prepared', '-c', `${callers}`, '-j', '2', '-T', `${seconds}`],
      ...['-l', '--log-prefix', join(folder, 'log'), '-f', script, url],
    ];
    const { stdout } = await promisify(execFile)('pgbench', args, {
      env: { ...process.env, PGOPTIONS: session },
    });
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!(rate > 0)) throw new Error(`pgbench did not say how fast it was:\n${stdout}`);
    return { rate, ...(await latenciesIn(folder)) };
  });

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

async function byClient({ url, session, statement, seconds }: Driven): Promise<Run> {
  const pool = new pg.Pool({ connectionString: url, options: session, max: callers });
  const run = await repeat(() => pool.query({ ...statement, name: 'statement' }), { callers, seconds });
  await pool.end();
  return run;
}
