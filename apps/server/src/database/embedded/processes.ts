import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';

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
