import { tooOften, unavailable } from '../refuse.ts';

interface CallerLimit {
  /** Calls of one caller that are at work together. */
  atOnce: number;
  /** Calls of one caller that may wait; more are refused. */
  waiting: number;
  /** The longest a call waits. */
  waitMs: number;
}

/**
 * Does the work once it is the caller's turn; `atOnce` says how many of this one are at work together, instead of the usual.
 * Throws 429 where too many of the caller's calls wait, 503 after waiting in vain.
 */
export type InTurn = <Result>(
  caller: string,
  work: () => Result | PromiseLike<Result>,
  atOnce?: number,
) => Promise<Result>;

/**
 * Lets each caller have a few calls at work together and the others wait, first come first served, so that one
 * caller's calls never hold every connection to the database while others wait for one.
 */
export function limitPerCaller({ atOnce: usual, waiting, waitMs }: CallerLimit): InTurn {
  const callers = new Map<string, { working: number; queue: (() => void)[] }>();

  async function enter(caller: string, atOnce: number): Promise<void> {
    const of = callers.get(caller) ?? { working: 0, queue: [] };
    callers.set(caller, of);
    if (of.working < atOnce) {
      of.working++;
      return;
    }
    if (of.queue.length >= waiting) throw tooOften('attempts', waitMs / 1000);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        of.queue.splice(of.queue.indexOf(enterNow), 1);
        reject(unavailable('it waited too long for the other calls of the same person'));
      }, waitMs);
      const enterNow = () => {
        clearTimeout(timer);
        resolve();
      };
      of.queue.push(enterNow);
    });
  }

  /** The next in the queue takes the place, so that the count stays. */
  function leave(caller: string): void {
    const of = callers.get(caller);
    const next = of?.queue.shift();
    if (next) next();
    else if (of && --of.working === 0) callers.delete(caller);
  }

  return async (caller, work, atOnce = usual) => {
    await enter(caller, atOnce);
    try {
      return await work();
    } finally {
      leave(caller);
    }
  };
}
