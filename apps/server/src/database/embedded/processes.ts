import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const linux = existsSync('/proc/self/stat');

/** A string that only this very process has (its id and start), or undefined when no such process runs. */
export function identityOf(pid: number): string | undefined {
  if (!linux) {
    const started = ask(pid, 'lstart=');
    return started && `${pid} ${started}`;
  }
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // The command's name stands in brackets and may hold spaces; the state follows it, the start is field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const dead = fields[0] === 'Z' || fields[0] === 'X';
  return dead ? undefined : `${pid} ${fields[19]}`;
}

/** Whether this process is a PostgreSQL server on this data folder, even if the folder was renamed meanwhile. */
export function servesFolder(pid: number, folder: string): boolean {
  const command = linux ? read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') : ask(pid, 'command=');
  if (!command || !/(^|\/)postgres /.test(command)) return false;
  return command.includes(` -D ${folder} `) || workingFolder(pid) === folder;
}

/**
 * What the PostgreSQL on this data folder has written down of itself, in `postmaster.pid`; numbers that are not positive where it
 * has not, or not yet.
 */
export async function readPidFile(folder: string): Promise<{ pid: number; port: number; isReady: boolean }> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  // Line 1 is the process, line 4 its port, line 8 the state: what pg_ctl, too, waits for.
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ask(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
