import type { TaskStatus } from '@kazi/contract/work';
import type { Chance } from './random.ts';

export interface Move {
  from: TaskStatus;
  to: TaskStatus;
  action: 'submission' | 'acceptance' | 'rejection' | 'cancellation' | null;
  /** Whether the accepter made it; else the worker. */
  byAccepter: boolean;
  at: Date;
}

const hourMs = 3_600_000;

/** Where a task of this age ended up: old ones mostly done, new ones still to do. `age` is 0 (new) to 1. */
export function statusAt(chance: Chance, age: number): TaskStatus {
  if (chance.happens(0.04)) return 'cancelled';
  const shares: [TaskStatus, number][] =
    age > 0.45
      ? [
          ['done', 0.94],
          ['in-review', 0.03],
          ['backlog', 0.03],
        ]
      : age > 0.15
        ? [
            ['done', 0.66],
            ['in-review', 0.1],
            ['in-progress', 0.1],
            ['todo', 0.08],
            ['backlog', 0.06],
          ]
        : [
            ['done', 0.12],
            ['in-review', 0.12],
            ['in-progress', 0.2],
            ['todo', 0.28],
            ['backlog', 0.28],
          ];
  let left = chance.next();
  for (const [status, share] of shares) {
    left -= share;
    if (left < 0) return status;
  }
  return 'done';
}

const path: TaskStatus[] = ['backlog', 'todo', 'in-progress', 'in-review', 'done'];

/** The moves that lead a task from the backlog to `status` between two moments, sent back once now and then. */
export function movesTo(chance: Chance, status: TaskStatus, from: Date, to: Date): Move[] {
  const steps: Omit<Move, 'at'>[] = [];
  const last =
    status === 'cancelled' ? path.indexOf(chance.one(['todo', 'in-progress'])) : path.indexOf(status);
  for (let step = 1; step <= last; step++) {
    const [before, after] = [path[step - 1], path[step]];
    if (!before || !after) continue;
    const action = after === 'in-review' ? 'submission' : after === 'done' ? 'acceptance' : null;
    if (after === 'done' && chance.happens(0.15)) {
      steps.push({ from: 'in-review', to: 'in-progress', action: 'rejection', byAccepter: true });
      steps.push({ from: 'in-progress', to: 'in-review', action: 'submission', byAccepter: false });
    }
    steps.push({ from: before, to: after, action, byAccepter: after === 'todo' || after === 'done' });
  }
  const reached = path[last];
  if (status === 'cancelled' && reached)
    steps.push({ from: reached, to: 'cancelled', action: 'cancellation', byAccepter: true });

  const span = to.getTime() - from.getTime();
  const times = steps.map((_step, index) => {
    const share = (index + 0.3 + chance.next() * 0.6) / (steps.length + 0.2);
    const at = atWork(new Date(from.getTime() + span * share), to);
    return Math.max(at.getTime(), from.getTime());
  });
  times.sort((one, other) => one - other); // hours of work may have turned round two of one day
  return steps.map((step, index) => ({ ...step, at: new Date(times[index] ?? from) }));
}

/** The same day within working hours in Nairobi (8 to 17, UTC+3), never after `latest`. */
export function atWork(moment: Date, latest: Date): Date {
  const moved = new Date(moment);
  moved.setUTCHours(5 + (moment.getUTCHours() % 10));
  if (moved <= latest) return moved;
  return new Date(Math.min(latest.getTime() - hourMs, moment.getTime()));
}
