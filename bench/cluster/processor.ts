import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The fields of /proc/<pid>/stat behind the name, which may hold spaces; the first is the state. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** The processor time that a process, its children and its former children have taken, in seconds. */
export function processorSeconds(pid: number): number {
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent, ...rest] = statOf(Number(name));
        if (Number(name) !== pid && Number(parent) !== pid) return [];
        // utime, stime, cutime and cstime
        return rest.slice(9, Number(name) === pid ? 13 : 11).map(Number);
      } catch {
        return []; // it has ended
      }
    });
  return family.reduce((sum, ticks) => sum + ticks, 0) / ticksASecond;
}
